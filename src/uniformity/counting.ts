import { type Chosen, type GeneratorId, Grid, generate } from 'maze-core';
import { TreeList } from 'maze-core/measure';
import { seedOf } from '../statistics/sampling.ts';

/** Some of the mazes of a trial: those with the numbers from `first` on, counted from 1. */
export interface CountJob {
  readonly algorithm: GeneratorId;
  readonly options: Chosen;
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
}

const lists = new Map<string, TreeList>();

/** All perfect mazes of a size, listed once. */
export function listOf(rows: number, cols: number): TreeList {
  const name = `${rows}x${cols}`;
  let list = lists.get(name);
  if (list === undefined) {
    list = new TreeList(new Grid(rows, cols));
    lists.set(name, list);
  }
  return list;
}

/** Makes mazes and counts how often each of the mazes there are comes up, in the order of `listOf`. */
export function count({ algorithm, options, rows, cols, seed, first, count }: CountJob): Uint32Array {
  const grid = new Grid(rows, cols);
  const list = listOf(rows, cols);
  const times = new Uint32Array(list.mazes.length);
  for (let n = 0; n < count; n++) {
    times[list.indexOf(generate(algorithm, { grid, seed: seedOf(seed, first + n), options }))]++;
  }
  return times;
}
