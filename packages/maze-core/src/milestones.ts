import { Planes } from './board.ts';
import { NONE } from './grid.ts';
import type { GenerationTrace } from './trace.ts';

/**
 * When the maze of a recorded generation took shape: the cursor positions at which a passage opened, in order, one
 * entry a passage. A generator that begins with all walls open builds walls instead, and its entries are those of the
 * walls. For a generator that opens each passage once there are N − 1 entries, N the number of cells.
 */
export function milestones(trace: GenerationTrace): Int32Array {
  const { tape, grid, algorithm } = trace;
  const planes = new Planes(grid);
  const end = planes.roles >> 2;
  const builds = 'begins' in algorithm && algorithm.begins === 'open';

  // A passage shows in the bytes of both its cells, so every milestone is met twice; a word holds four bytes.
  const memory = new Int32Array(end);
  if (builds) new Uint8Array(memory.buffer).set(grid.near);
  const positions: number[] = [];
  let half = false;
  tape.eachPatch((beat, address, delta) => {
    if (address >= end) return;
    const before = memory[address];
    memory[address] ^= delta;
    for (let bits = delta & (builds ? before : ~before); bits !== 0; bits &= bits - 1) {
      if (half) positions.push(beat + 1);
      half = !half;
    }
  });
  return Int32Array.from(positions);
}

/**
 * When each cell came into the maze: the cursor position at which its first passage opened, one entry a cell; NONE for
 * cells that never had a wall opened (a single cell, cells outside a mask, a generator that builds walls).
 */
export function ages(trace: GenerationTrace): Int32Array {
  const { tape, grid, algorithm } = trace;
  const end = new Planes(grid).roles >> 2;
  const ages = new Int32Array(grid.slots).fill(NONE);
  if ('begins' in algorithm && algorithm.begins === 'open') return ages;
  tape.eachPatch((beat, address, delta) => {
    if (address >= end) return;
    for (let byte = 0; byte < 4; byte++) {
      const cell = 4 * address + byte;
      if ((delta >>> (8 * byte)) & 0xff && ages[cell] === NONE) ages[cell] = beat + 1;
    }
  });
  return ages;
}
