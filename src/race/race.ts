import { type Cell, type Chosen, type GeneratorId, generate, Maze, type SolverId, solvers } from 'maze-core';
import type { SearchUnit } from '../compare/alignment.ts';
import { SEARCH_UNITS } from '../compare/alignment.ts';
import { type Choice, type Registry, readChoiceFrom, writeChoice } from '../compare/choice.ts';
import { MAKERS, MOST_COMPARED } from '../compare/comparison.ts';
import { capped, ownKey, type PaneChoice, readPanes, writePanes } from '../compare/panes.ts';
import { readPlace } from '../player/address.ts';
import { optionValue, plainOptions, withValue } from '../player/options.ts';
import { numberIn, queryReader, seedIn, wordIn } from '../player/query.ts';
import { changedMaze, NoSecondWay } from '../player/record.ts';
import { CHANGES, cellAt, type Place, typedNumber } from '../player/request.ts';

/** The options that solvers have in common: they belong to the race, so that all run over the same ground. */
const COMMON = ['weights', 'most'];

/** The solvers, with options that nine panes can run. */
export const RUNNERS: Registry<SolverId> = capped(solvers as Registry<SolverId>).map(({ id, options }) => ({
  id,
  options: Object.fromEntries(Object.entries(options).filter(([name]) => !COMMON.includes(name))),
}));

const { weights, most } = solvers.find(({ id }) => id === 'dijkstra')!
  .options as Registry<SolverId>[0]['options'];
/** What is done to the maze, and what its cells cost: the same for all. */
export const GROUND = { ...CHANGES, weights, most };

/** All that a race fixes: what a link to it restores. */
export interface Race {
  readonly panes: readonly PaneChoice<SolverId>[];
  readonly maker: Choice;
  readonly rows: number;
  readonly cols: number;
  readonly seed: string;
  /** Values of GROUND that are not at their default. */
  readonly ground: Chosen;
  /** Whether the goal is walled off: then no way leads there. */
  readonly walled: boolean;
  /** Null: the first cell and the last. */
  readonly start: Place | null;
  readonly goal: Place | null;
  readonly unit: SearchUnit;
  /** Where the bar stands, or null at its end. */
  readonly at: number | null;
}

const WALLED = ['no', 'yes'] as const;

/**
 * What the query of an address says of a race. Never throws: what cannot be used leaves the default in place and is
 * listed in `ignored` as it stands in the address.
 */
export function readRace(query: string, defaults: Race, name = ''): { state: Race; ignored: string[] } {
  const reader = queryReader(query);
  const { take, ignored } = reader;
  const own = ownKey(name);
  const size = (text: string) => numberIn(text, 1, MOST_COMPARED);
  const rows = take(own('rows'), defaults.rows, size);
  const cols = take(own('cols'), defaults.cols, size);
  const place = (text: string) => readPlace(text, rows, cols);
  const inside = (at: Place | null) => (at !== null && at[0] <= rows && at[1] <= cols ? at : null);
  let ground: Chosen = {};
  for (const [key, option] of plainOptions(GROUND)) {
    const value = take(own(key), defaults.ground[key] ?? option.default, (text) => optionValue(option, text));
    ground = withValue(GROUND, ground, key, value);
  }
  const state = {
    panes: readPanes(reader, own('pane'), RUNNERS, defaults.panes),
    maker: take(own('by'), defaults.maker, (text) => readChoiceFrom(text, MAKERS)),
    rows,
    cols,
    seed: take(own('seed'), defaults.seed, seedIn),
    ground,
    walled: take(own('walled'), defaults.walled ? 'yes' : 'no', (text) => wordIn(text, WALLED)) === 'yes',
    start: take(own('start'), inside(defaults.start), place),
    goal: take(own('goal'), inside(defaults.goal), place),
    unit: take(own('unit'), defaults.unit, (text) => wordIn(text, SEARCH_UNITS)),
    at: take(own('at'), defaults.at, typedNumber),
  };
  return { state, ignored };
}

/** The query with a race written into it; what else stands there stays. */
export function writeRace(query: string, race: Race, name = ''): string {
  const params = new URLSearchParams(query);
  const own = ownKey(name);
  const put = (key: string, value: string | null) => {
    if (value === null) params.delete(own(key));
    else params.set(own(key), value);
  };
  writePanes(params, own('pane'), race.panes);
  put('by', writeChoice(race.maker));
  put('rows', String(race.rows));
  put('cols', String(race.cols));
  put('seed', race.seed);
  for (const [key, option] of plainOptions(GROUND)) put(key, String(race.ground[key] ?? option.default));
  put('walled', race.walled ? 'yes' : 'no');
  put('start', race.start?.join('-') ?? null);
  put('goal', race.goal?.join('-') ?? null);
  put('unit', race.unit);
  put('at', race.at === null ? null : String(race.at));
  return params.toString();
}

/** The race in another size: a start or a goal that would lie outside is taken back. */
export function resizedRace(race: Race, rows: number, cols: number): Race {
  const kept = (at: Place | null) => (at !== null && at[0] <= rows && at[1] <= cols ? at : null);
  return { ...race, rows, cols, start: kept(race.start), goal: kept(race.goal) };
}

/** Where a race begins and where it leads. */
export function endsOf({ rows, cols, start, goal }: Race): { start: Cell; goal: Cell } {
  return { start: cellAt(start, cols) ?? 0, goal: cellAt(goal, cols) ?? rows * cols - 1 };
}

/** The maze of a race; `lacking` says whether a second way was asked for and could not be had. */
export function mazeOf(race: Race): { maze: Maze; lacking: boolean } {
  const { maker, rows, cols, seed, ground, walled } = race;
  const made = generate(maker.algorithm as GeneratorId, { rows, cols, seed, options: maker.options });
  const ends = endsOf(race);
  const { braid, ways } = ground;
  const changes = (all: Chosen) => changedMaze(made, all, ends, seed);
  const braiding: Chosen = braid === undefined ? {} : { braid };
  const finish = (maze: Maze) => (walled ? walledOff(maze, ends.goal) : maze);
  try {
    return { maze: finish(changes(ways === undefined ? braiding : { ...braiding, ways })), lacking: false };
  } catch (error) {
    if (!(error instanceof NoSecondWay)) throw error;
    return { maze: finish(changes(braiding)), lacking: true };
  }
}

/** A new maze in which all walls around a cell stand. */
export function walledOff(maze: Maze, cell: Cell): Maze {
  const { grid } = maze;
  const passages = maze.passages.slice();
  for (let direction = 0; direction < grid.directions; direction++) {
    if (!maze.leads(cell, direction)) continue;
    passages[cell] &= ~(1 << direction);
    passages[grid.neighbour(cell, direction)] &= ~(1 << grid.opposite(direction));
  }
  return new Maze(grid, passages);
}
