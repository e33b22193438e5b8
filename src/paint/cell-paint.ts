import { type Cell, EAST, FRONTIER, IN, NONE, WALK } from 'maze-core';
import { floorsOf, isUntouched } from './paint.ts';
import { type Paints, type Palette, paintsFrom } from './palette.ts';
import { type Picture, shadeOf } from './picture.ts';

/** What is in a cell that is drawn in pixels, beside its floor: nothing, or what its chalk looks like. */
export type Mark = 'none' | 'dot' | 'stroke' | 'square';

/** How the wall behind a cell looks, in two bits. */
const OPEN = 0;
const LISTED = 1;
const PAPER = 2;
const STANDS = 3;

/**
 * Both walls of a cell where none is paper, by two bits each of which the first is the eastern one's: whether they are
 * open, whether there is a cell behind them, whether they are on the list.
 */
const WALLS = Uint8Array.from({ length: 64 }, (_, bits) => {
  const [eastern, southern] = [bits, bits >> 1].map((own) => {
    if (own & 1) return OPEN;
    return own & 4 && own & 16 ? LISTED : STANDS;
  });
  return (eastern << 2) | southern;
});

/** Where the colours of a kind begin among all, and which is which from there. */
export const COLOURS = 4;
export const [FLOOR, EASTERN, SOUTHERN, CORNER] = [0, 1, 2, 3];

/**
 * What a cell looks like together with the wall at its right, the one below it and the corner between them. All ways to
 * look are numbered: the *kind* of a cell is its floor's colour, then two bits for each wall. So a cell takes one look
 * into a table, however its colours come about.
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
      this.colours.set(this.#coloursOf(words[kind >> 4], (kind >> 2) & 3, kind & 3), COLOURS * kind);
    }
  }

  #coloursOf(floor: number, eastern: number, southern: number): [number, number, number, number] {
    const { wall } = this;
    const walls = [floor, this.paints.listed, this.paints.square, wall];
    const [east, south] = [walls[eastern], walls[southern]];
    // Ink goes over chalk at a corner. And where both walls of this cell are open, the corner ends a neighbour's wall,
    // for a perfect maze has no free corner.
    const inked = eastern === STANDS || southern === STANDS || (eastern === OPEN && southern === OPEN);
    return [floor, east, south, inked ? wall : eastern === OPEN ? south : east];
  }

  /** The kinds of a picture's cells. */
  kindsOf(picture: Picture): (cell: Cell) => number {
    const { passages, listed, grid } = picture;
    const { near, cols } = grid;
    const floorOf = floorsOf(picture, this.#places);
    return (cell) => {
      const behind = (near[cell] >> EAST) & 3;
      let walls = WALLS[((passages[cell] >> EAST) & 3) | (behind << 2) | (listed[cell] << 4)];
      if (passages[cell] === 0 && isUntouched(picture, cell)) {
        if (walls >> 2 === STANDS && behind & 1 && isUntouched(picture, cell + 1))
          walls ^= (STANDS ^ PAPER) << 2;
        if ((walls & 3) === STANDS && behind & 2 && isUntouched(picture, cell + cols))
          walls ^= STANDS ^ PAPER;
      }
      return (floorOf(cell) << 4) | walls;
    };
  }
}

/** Whether the wall at the right of a cell of a kind is on the list. */
export function isEastListed(kind: number): boolean {
  return ((kind >> 2) & 3) === LISTED;
}

/** Whether the wall below it is. */
export function isSouthListed(kind: number): boolean {
  return (kind & 3) === LISTED;
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
