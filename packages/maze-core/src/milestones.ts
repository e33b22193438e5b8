import { Planes } from './board.ts';
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
