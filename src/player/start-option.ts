import type { Options } from 'maze-core';

/** Whether an algorithm takes the cell that it starts at. */
export function takesStart({ start }: Options): boolean {
  return start?.kind === 'cell';
}
