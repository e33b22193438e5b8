/**
 * Four generators as loops over typed arrays, with nothing else in mind than speed: the local limit that the library's
 * own are held against. Same algorithms, same random numbers; square grids only, in a frame of cells that are done.
 */
import type { Random } from '../src/random.ts';

const BITS = [1, 2, 4, 8];
const BACK = [4, 8, 1, 2];
const COUNT = Uint8Array.from({ length: 16 }, (_, m) => (m & 1) + ((m >> 1) & 1) + ((m >> 2) & 1) + (m >> 3));
const NTH = Uint8Array.from(
  { length: 64 },
  (_, at) => BITS.flatMap((bit, d) => ((at >> 2) & bit ? [d] : []))[at & 3],
);

/** A board of side × side cells, framed: `done` is 1 outside. */
function framed(side: number) {
  const width = side + 2;
  const done = new Uint8Array(width * width).fill(1);
  for (let row = 1; row <= side; row++) done.fill(0, row * width + 1, row * width + 1 + side);
  const open = new Uint8Array(width * width);
  return { width, done, open, steps: Int32Array.of(-width, 1, width, -1) };
}

/** The directions in which `plane` holds `value`. */
function around(plane: Uint8Array, cell: number, width: number, value: number): number {
  return (
    (plane[cell - width] === value ? 1 : 0) |
    (plane[cell + 1] === value ? 2 : 0) |
    (plane[cell + width] === value ? 4 : 0) |
    (plane[cell - 1] === value ? 8 : 0)
  );
}

function backtracker(side: number, random: Random): Uint8Array {
  const { width, done, open, steps } = framed(side);
  const stack = new Int32Array(side * side);
  let cell = (1 + random.below(side)) * width + 1 + random.below(side);
  let top = 0;
  done[cell] = 1;
  for (;;) {
    const mask = around(done, cell, width, 0);
    if (mask !== 0) {
      const count = COUNT[mask];
      const d = NTH[4 * mask + (count === 1 ? 0 : random.below(count))];
      open[cell] |= BITS[d];
      stack[top++] = cell;
      cell += steps[d];
      open[cell] |= BACK[d];
      done[cell] = 1;
    } else {
      if (top === 0) return open;
      cell = stack[--top];
    }
  }
}

function primFrontier(side: number, random: Random): Uint8Array {
  const { width, done, open, steps } = framed(side);
  const frontier = new Int32Array(side * side);
  let size = 0;
  // 0 untouched, 1 outside, 2 on the list, 3 in the maze.
  const admit = (cell: number) => {
    done[cell] = 3;
    for (let d = 0; d < 4; d++) {
      const next = cell + steps[d];
      if (done[next] !== 0) continue;
      done[next] = 2;
      frontier[size++] = next;
    }
  };
  admit((1 + random.below(side)) * width + 1 + random.below(side));
  while (size > 0) {
    const at = random.below(size);
    const cell = frontier[at];
    frontier[at] = frontier[--size];
    const mask = around(done, cell, width, 3);
    const count = COUNT[mask];
    const d = NTH[4 * mask + (count === 1 ? 0 : random.below(count))];
    open[cell] |= BITS[d];
    open[cell + steps[d]] |= BACK[d];
    admit(cell);
  }
  return open;
}

function kruskal(side: number, random: Random): Uint8Array {
  const cells = side * side;
  const open = new Uint8Array(cells);
  const parent = Int32Array.from({ length: cells }, (_, cell) => cell);
  const walls = new Int32Array(2 * side * (side - 1));
  let left = 0;
  for (let cell = 0; cell < cells; cell++) {
    if ((cell + 1) % side !== 0) walls[left++] = 2 * cell;
    if (cell + side < cells) walls[left++] = 2 * cell + 1;
  }
  const find = (item: number) => {
    let at = item;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  };
  for (let sets = cells; sets > 1; ) {
    const at = random.below(left);
    const wall = walls[at];
    walls[at] = walls[--left];
    const a = wall >> 1;
    const b = a + (wall & 1 ? side : 1);
    const rootA = find(a);
    const rootB = find(b);
    if (rootA === rootB) continue;
    parent[rootA] = rootB;
    open[a] |= wall & 1 ? 4 : 2;
    open[b] |= wall & 1 ? 1 : 8;
    sets--;
  }
  return open;
}

function wilson(side: number, random: Random): Uint8Array {
  // Nothing is done yet, so what is marked is the frame.
  const { width, done: outside, open, steps } = framed(side);
  const inside = new Uint8Array(open.length);
  const leaving = new Uint8Array(open.length);
  inside[(1 + random.below(side)) * width + 1 + random.below(side)] = 1;
  for (let row = 1; row <= side; row++) {
    for (let first = row * width + 1; first <= row * width + side; first++) {
      // The last direction taken out of a cell is all that is left once loops are erased.
      let cell = first;
      while (inside[cell] === 0) {
        const mask = around(outside, cell, width, 0);
        const d = NTH[4 * mask + random.below(COUNT[mask])];
        leaving[cell] = d;
        cell += steps[d];
      }
      for (cell = first; inside[cell] === 0; ) {
        const d = leaving[cell];
        inside[cell] = 1;
        open[cell] |= BITS[d];
        cell += steps[d];
        open[cell] |= BACK[d];
      }
    }
  }
  return open;
}

export const byHand: Readonly<Record<string, (side: number, random: Random) => Uint8Array>> = {
  backtracker,
  'prim-frontier': primFrontier,
  kruskal,
  wilson,
};
