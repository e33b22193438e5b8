import { type Cell, EAST, FRONTIER, IN, NONE, WALK } from 'maze-core';
import { floorsOf, isUntouched } from './paint.ts';
import { type Paints, type Palette, paintsFrom } from './palette.ts';
import { type Picture, shadeOf } from './picture.ts';

/** What is in a cell that is drawn in pixels, beside its floor: nothing, or what its chalk looks like. */
export type Mark = 'none' | 'dot' | 'stroke' | 'square';

/** How the wall behind a cell looks, in two bits: whether it is closed, and whether it is neither open nor on the list. */
const OPEN = 0b00;
const LISTED = 0b01;
const PAPER = 0b10;
const STANDS = 0b11;

/** Where the colours of a kind begin among all, and which is which from there. */
export const COLOURS = 4;
export const [FLOOR, EASTERN, SOUTHERN, CORNER] = [0, 1, 2, 3];

/**
 * What a cell looks like together with the wall at its right, the one below it and the corner between them. All ways to
 * look are numbered: the *kind* of a cell is its floor's colour, then the higher bits of both walls, then the lower, the
 * one below before the one at the right. So a cell takes one look into a table, however its colours come about.
 */
export class CellPaint {
  readonly paints: Paints<number>;
  /** The colour of walls. */
  readonly wall: number;
  /** Four words of an image for each kind: floor, wall at the right, wall below, corner. */
  readonly colours: Uint32Array;
  /** The colours as places in a list: what a floor is called in a kind. */
  readonly #places: Paints<number>;

  constructor(palette: Palette, view: 'walls' | 'blocks') {
    const list: string[] = [];
    this.#places = paintsFrom(palette, (colour) => list.push(colour) - 1);
    const words = wordsOf(list);
    this.paints = paintsFrom(this.#places, (place) => words[place]);
    this.wall = view === 'walls' ? this.paints.ink : this.paints.tile;
    this.colours = new Uint32Array(COLOURS * 16 * words.length);
    for (let kind = 0; kind < 16 * words.length; kind++) {
      this.colours.set(this.#coloursOf(words[kind >> 4], wallOf(kind, 0), wallOf(kind, 1)), COLOURS * kind);
    }
  }

  #coloursOf(floor: number, eastern: number, southern: number): [number, number, number, number] {
    const { wall } = this;
    const walls: number[] = [];
    walls[OPEN] = floor;
    walls[LISTED] = this.paints.listed;
    walls[PAPER] = this.paints.square;
    walls[STANDS] = wall;
    const [east, south] = [walls[eastern], walls[southern]];
    // Ink goes over chalk at a corner. And where both walls of this cell are open, the corner ends a neighbour's wall,
    // for a perfect maze has no free corner.
    const inked = eastern === STANDS || southern === STANDS || (eastern === OPEN && southern === OPEN);
    return [floor, east, south, inked ? wall : eastern === OPEN ? south : east];
  }

  /** The kinds of a picture's cells. */
  kindsOf(picture: Picture): (cell: Cell) => number {
    const { passages, listed, grid } = picture;
    const { cols } = grid;
    const floorOf = floorsOf(picture, this.#places);
    return (cell) => {
      const near = (grid.near[cell] >> EAST) & 3;
      let closed = ~(passages[cell] >> EAST) & 3;
      const heavy = closed & ~(near & listed[cell]);
      // Where nothing has come to either side of a wall, it is squared paper.
      if (passages[cell] === 0 && isUntouched(picture, cell)) {
        if (heavy & near & 1 && isUntouched(picture, cell + 1)) closed &= ~1;
        if (heavy & near & 2 && isUntouched(picture, cell + cols)) closed &= ~2;
      }
      return (floorOf(cell) << 4) | (heavy << 2) | closed;
    };
  }
}

/** How the wall at the right of a cell of a kind looks, or, of the two, that below it. */
function wallOf(kind: number, side: 0 | 1): number {
  return ((kind >> side) & 1) | ((kind >> (side + 1)) & 2);
}

/** Whether the wall at the right is on the list. */
export function isEastListed(kind: number): boolean {
  return wallOf(kind, 0) === LISTED;
}

/** Whether the wall below is. */
export function isSouthListed(kind: number): boolean {
  return wallOf(kind, 1) === LISTED;
}

/** Says without colour what the floor says with it; under a colouring it is all that says it. */
export function markOf(picture: Picture, cell: Cell): Mark {
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

/** Colours as words of an image. */
function wordsOf(colours: readonly string[]): Uint32Array {
  const probe = new OffscreenCanvas(colours.length, 1).getContext('2d', { willReadFrequently: true })!;
  for (const [at, colour] of colours.entries()) {
    probe.fillStyle = colour;
    probe.fillRect(at, 0, 1, 1);
  }
  return new Uint32Array(probe.getImageData(0, 0, colours.length, 1).data.buffer);
}

/** The mean of the four colours that begin at a place, channel by channel. */
export function meanOf(colours: Uint32Array, at: number): number {
  let mean = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    let sum = 0;
    for (let n = 0; n < COLOURS; n++) sum += (colours[at + n] >>> shift) & 255;
    mean |= (sum >> 2) << shift;
  }
  return mean >>> 0;
}
