import { type Cell, EAST, FRONTIER, type Grid, IN, NONE, SOUTH, WALK } from 'maze-core';
import { floorOf, isPaper } from './paint.ts';
import { type Paints, type Palette, paintsFrom } from './palette.ts';
import { type Picture, shadeOf } from './picture.ts';

/** What is in a cell that is drawn in pixels, beside its floor: nothing, or what its chalk looks like. */
export type Mark = 'none' | 'dot' | 'stroke' | 'square';

/** The colours of a cell and of the walls that belong to it, as words of an image. Reused from cell to cell. */
export class CellPaint {
  floor = 0;
  /** The wall at its right, the one below it, and the corner between them. */
  east = 0;
  south = 0;
  corner = 0;
  /** Whether those walls are on the list. */
  eastListed = false;
  southListed = false;
  mark: Mark = 'none';
  readonly paints: Paints<number>;
  /** The colour of walls. */
  readonly wall: number;

  constructor(palette: Palette, view: 'walls' | 'blocks') {
    this.paints = paintsFrom(palette, wordOf);
    this.wall = view === 'walls' ? this.paints.ink : this.paints.tile;
  }

  look(picture: Picture, grid: Grid, cell: Cell): void {
    const { paints } = this;
    this.floor = floorOf(picture, cell, paints);
    this.eastListed = false;
    this.southListed = false;
    this.east = this.#wall(picture, grid, cell, EAST);
    this.south = this.#wall(picture, grid, cell, SOUTH);
    // Ink goes over chalk at a corner. And where both walls of this cell are open, the corner ends a neighbour's wall,
    // for a perfect maze has no free corner.
    const { east, south, floor, wall } = this;
    const inked = east === wall || south === wall || (east === floor && south === floor);
    this.corner = inked ? wall : east === floor ? south : east;
    this.mark = markOf(picture, cell);
  }

  #wall(picture: Picture, grid: Grid, cell: Cell, direction: number): number {
    if ((picture.passages[cell] >> direction) & 1) return this.floor;
    if (((grid.near[cell] >> direction) & 1) === 0) return this.wall;
    if (picture.listed[cell] & (direction === EAST ? 1 : 2)) {
      if (direction === EAST) this.eastListed = true;
      else this.southListed = true;
      return this.paints.listed;
    }
    const next = direction === EAST ? cell + 1 : cell + grid.cols;
    return isPaper(picture, cell, next) ? this.paints.square : this.wall;
  }
}

/** Says without colour what the floor says with it; under a colouring it is all that says it. */
function markOf(picture: Picture, cell: Cell): Mark {
  const role = picture.roles[cell];
  if (role === WALK) return 'dot';
  if (role === FRONTIER) return 'square';
  if (role === IN && picture.blank === 'inside') return 'stroke';
  return 'none';
}

/** Whether a cell is in colours that only ink stands out on. */
export function isTinted(picture: Picture, cell: Cell): boolean {
  return shadeOf(picture, cell) > 0 || (picture.sets !== null && picture.sets[cell] !== NONE);
}

/** A colour as four bytes of an image. */
function wordOf(colour: string): number {
  const probe = new OffscreenCanvas(1, 1).getContext('2d')!;
  probe.fillStyle = colour;
  probe.fillRect(0, 0, 1, 1);
  return new Uint32Array(probe.getImageData(0, 0, 1, 1).data.buffer)[0];
}

/** The mean of four colours, channel by channel. */
export function meanOf(a: number, b: number, c: number, d: number): number {
  let mean = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const sum = ((a >>> shift) & 255) + ((b >>> shift) & 255) + ((c >>> shift) & 255) + ((d >>> shift) & 255);
    mean |= (sum >> 2) << shift;
  }
  return mean >>> 0;
}
