import { type Cell, NONE } from './grid.ts';
import type { GenerationTrace, Trace } from './trace.ts';

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
 * When each cell came into the maze: the cursor position at which its first passage opened, one entry a cell. In a
 * recorded search, when it was first chalked. NONE for cells that never were: a single cell, cells outside a mask, all
 * cells of a generator that builds walls.
 */
export function ages(trace: Trace): Int32Array {
  const { tape, grid, algorithm } = trace;
  const ages = new Int32Array(grid.slots).fill(NONE);
  const meet = (cell: Cell, beat: number) => {
    if (ages[cell] === NONE) ages[cell] = beat + 1;
  };
  if (!('begins' in algorithm)) {
    for (let beat = 0; beat < tape.length; beat++) tape.eachCell(beat, beat + 1, (cell) => meet(cell, beat));
  } else if (algorithm.begins !== 'open') {
    tape.eachPassage((beat, cell, direction) => {
      meet(cell, beat);
      meet(grid.neighbour(cell, direction), beat);
    });
  }
  return ages;
}

/**
 * When each wall was opened: the cursor position, one entry a wall, NONE for walls that stand to the end. Null for a run
 * that builds walls, in which what was open once need not stay so.
 */
export function openings(trace: Trace): Int32Array | null {
  const { tape, grid, algorithm } = trace;
  if ('begins' in algorithm && algorithm.begins === 'open') return null;
  const opened = new Int32Array(grid.wallSlots).fill(NONE);
  let builds = false;
  tape.eachPassage((beat, cell, direction) => {
    const wall = grid.wall(cell, grid.neighbour(cell, direction));
    if (opened[wall] !== NONE) builds = true;
    opened[wall] = beat + 1;
  });
  return builds ? null : opened;
}
