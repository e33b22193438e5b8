import type { Board } from './board.ts';
import type { Cell, Grid } from './grid.ts';
import type { Random } from './random.ts';

/**
 * A line of an algorithm's outline. A step is announced by `board.at`; an event is a step worth running to (a dead
 * end, a wall refused); a heading is a line such as "while the list holds a wall", which is never announced.
 */
export interface Line<Kind extends 'step' | 'event' | 'heading' = 'step' | 'event' | 'heading'> {
  readonly kind: Kind;
  /** How far the line is indented in the pseudocode, from 0. */
  readonly indent: number;
  readonly about?: About;
}

/**
 * What a step that looks at two cells is about, where that is not the first of them: the second, because the algorithm
 * goes there or takes it in; or the wall between them, because it decides whether the wall stands.
 */
export type About = 'second' | 'wall';

/** A line that `board.at` announces. */
export const step = (indent: number, about?: About): Line<'step'> => ({
  kind: 'step',
  indent,
  ...(about === undefined ? {} : { about }),
});
/** A line that `board.at` announces, worth running to. */
export const event = (indent: number, about?: About): Line<'event'> => ({
  ...step(indent, about),
  kind: 'event',
});
/** A line that is never announced. */
export const heading = (indent: number): Line<'heading'> => ({ kind: 'heading', indent });

/** The outline of an algorithm: its lines by name, from top to bottom. */
export type Outline = Readonly<Record<string, Line>>;

/** The names that `board.at` may announce. */
export type Announced<O extends Outline> = {
  [Name in keyof O]: O[Name]['kind'] extends 'heading' ? never : Name;
}[keyof O] &
  string;

/**
 * Which chalk an algorithm uses, so that a legend can be written before it runs. `sets` are those on its shelf; without
 * such a shelf, the numbers in the cells are those of their sets.
 */
export type Chalk = 'frontier' | 'in' | 'walk' | 'path' | 'listed' | 'arrows' | 'labels' | 'sets';

/** A choice that the caller of an algorithm has. */
export type Option =
  /** One of a few words. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly default: string }
  /** A number from `min` to `max`. */
  | { readonly kind: 'share'; readonly min: number; readonly max: number; readonly default: number }
  /** A whole number from `min` to `max`. */
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly default: number }
  /** A cell; without one it is drawn at random, before anything else. */
  | { readonly kind: 'cell'; readonly default: 'random' };

/** The options of an algorithm, by name. */
export type Options = Readonly<Record<string, Option>>;

/** What `run` receives for each declared option. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends { kind: 'choice'; choices: readonly (infer Word)[] }
    ? Word
    : number;
};

/** Declares an option that is one of a few words. */
export const choice = <const Word extends string>(choices: readonly Word[], fallback: Word) =>
  ({ kind: 'choice', choices, default: fallback }) as const;
/** Declares an option that is a number from `min` to `max`. */
export const share = (min: number, max: number, fallback: number) =>
  ({ kind: 'share', min, max, default: fallback }) as const;
/** Declares an option that is a whole number from `min` to `max`. */
export const count = (min: number, max: number, fallback: number) =>
  ({ kind: 'count', min, max, default: fallback }) as const;
/** Declares an option that is a cell, drawn at random when it is left out. */
export const anyCell = { kind: 'cell', default: 'random' } as const;

interface Definition<O extends Outline, P extends Options> {
  /** Its name in addresses, files and the registry. */
  readonly id: string;
  readonly steps: O;
  readonly chalk: readonly Chalk[];
  readonly options: P;
}

/** What a run of a generator is given. */
export interface Making<Step extends string, P extends Options> {
  readonly grid: Grid;
  readonly board: Board<Step>;
  readonly random: Random;
  readonly options: Values<P>;
}

/** What is known of a generator without running it. */
export interface GeneratorDescription<O extends Outline = Outline, P extends Options = Options>
  extends Definition<O, P> {
  /** What is there before anything is decided: all walls, no walls, or a perfect maze, which the first step opens. */
  readonly begins: 'walls' | 'open' | 'maze';
  /** Whether it can make a maze on a grid of which a mask leaves some cells out. */
  readonly masks: boolean;
}

/** An algorithm that makes a maze: it acts on a board on which all walls stand, or all are open. */
export interface Generator<O extends Outline = Outline, P extends Options = Options>
  extends GeneratorDescription<O, P> {
  run(making: Making<Announced<O>, P>): void;
}

/** What a run of a solver is given. */
export interface Solving<Step extends string, P extends Options> extends Making<Step, P> {
  readonly start: Cell;
  readonly goal: Cell;
}

/** Why a search ended: at the goal, with nothing left to search, or giving up for a reason of its own. */
export type Ending = 'reached' | 'exhausted' | 'repeats' | 'limit';

/** What a solver found. */
export interface Findings {
  readonly ending: Ending;
  /** The cells from start to goal, both included; empty when the goal was not reached. */
  readonly path: readonly Cell[];
  /** Passages walked: all the steps of one who walks the maze, the length of the path for a search; 0 without a path. */
  readonly moves: number;
  /** Cells handled: taken from a queue or a heap, filled, or stepped on (as often as that happened). */
  readonly expanded: number;
  /** The most cells that waited at one time. */
  readonly largestFrontier: number;
}

/** What is known of a solver without running it. */
export interface SolverDescription<O extends Outline = Outline, P extends Options = Options>
  extends Definition<O, P> {}

/** An algorithm that looks for a way through a maze. */
export interface Solver<O extends Outline = Outline, P extends Options = Options>
  extends SolverDescription<O, P> {
  run(solving: Solving<Announced<O>, P>): Findings;
}

/** What is known of an algorithm without running it: plain data, which can be sent to where the algorithm is not. */
export type Description = GeneratorDescription | SolverDescription;

/** An algorithm's description, without its `run`. */
export function descriptionOf(algorithm: Description): Description {
  const { run: _, ...description } = algorithm as Description & { run?: unknown };
  return description;
}

type Defaults = { chalk?: readonly Chalk[] };

/** Declares a generator, so that the compiler checks its steps and options. */
export function defineGenerator<const O extends Outline, const P extends Options = Record<never, never>>(
  generator: Omit<Generator<O, P>, 'options' | 'begins' | 'masks'> &
    Defaults & { options?: P; begins?: Generator['begins']; masks?: boolean },
): Generator<O, P> {
  return { begins: 'walls', masks: true, ...generator, options: generator.options ?? ({} as P) };
}

/** Declares a solver, so that the compiler checks its steps and options. */
export function defineSolver<const O extends Outline, const P extends Options = Record<never, never>>(
  solver: Omit<Solver<O, P>, 'options'> & { options?: P },
): Solver<O, P> {
  return { ...solver, options: solver.options ?? ({} as P) };
}
