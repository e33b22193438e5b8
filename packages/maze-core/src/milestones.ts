import { NONE } from './grid.ts';
import type { GenerationTrace } from './trace.ts';

/**
 * When the maze of a recorded generation took shape: the cursor positions at which a passage opened, in order, one
 * entry a passage. A generator that begins with all walls open builds walls instead, and its entries are those of the
 * walls. For a generator that opens each passage once there are N − 1 entries, N the number of cells.
 */
export function milestones(trace: GenerationTrace): Int32Array {
  const { tape, grid, algorithm } = trace;
  const builds = 'begins' in algorithm && algorithm.begins === 'open';
  const stands = new Uint8Array(grid.wallSlots).fill(builds ? 0 : 1);
  const positions: number[] = [];
  tape.eachPassage((beat, cell, direction) => {
    const wall = grid.wall(cell, grid.neighbour(cell, direction));
    stands[wall] ^= 1;
    if (stands[wall] === (builds ? 1 : 0)) positions.push(beat + 1);
  });
  return Int32Array.from(positions);
}

/**
 * When each cell came into the maze: the cursor position at which its first passage opened, one entry a cell; NONE for
 * cells that never had a wall opened (a single cell, cells outside a mask, a generator that builds walls).
 */
export function ages(trace: GenerationTrace): Int32Array {
  const { tape, grid, algorithm } = trace;
  const ages = new Int32Array(grid.slots).fill(NONE);
  if ('begins' in algorithm && algorithm.begins === 'open') return ages;
  tape.eachPassage((beat, cell, direction) => {
    for (const side of [cell, grid.neighbour(cell, direction)]) {
      if (ages[side] === NONE) ages[side] = beat + 1;
    }
  });
  return ages;
}
