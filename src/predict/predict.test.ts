// What a question accepts is what can really happen, and nothing else.
import fc from 'fast-check';
import {
  Board,
  braid,
  type Cell,
  type Chosen,
  Cursor,
  type Generator,
  Grid,
  generate,
  generators,
  type Maze,
  NONE,
  Random,
  recordGeneration,
  recordingOf,
  recordSolution,
  type Solver,
  type SolverId,
  solvers,
  TapeRecorder,
  type Trace,
} from 'maze-core';
import { describe, expect, test } from 'vitest';
import { mazeWithEnds } from '../../packages/maze-core/test/some-mazes.ts';
import { variants } from '../../packages/maze-core/test/variants.ts';
import { Asker } from './asker.ts';
import { decisions } from './decisions.ts';
import { asksForCell, CELL_KINDS, CHOICE_KINDS, isRight, type Question } from './question.ts';

const algorithms: readonly (Generator | Solver)[] = [...generators, ...solvers];

/** Every question of a run. */
function questionsOf(trace: Trace, chosen: Chosen = {}): Question[] {
  const asker = new Asker(trace, chosen);
  const found: Question[] = [];
  for (let at = asker.next(0); at !== NONE; at = asker.next(at + 1)) found.push(asker.at(at)!);
  return found;
}

describe('the declarations', () => {
  test('every algorithm has some, before steps that it has', () => {
    expect(Object.keys(decisions).sort()).toEqual(algorithms.map(({ id }) => id).sort());
    for (const { id, steps } of algorithms) {
      expect(decisions[id].length, id).toBeGreaterThan(0);
      for (const { before } of decisions[id])
        for (const name of before) expect(steps[name]?.kind, `${id}: ${name}`).toMatch(/step|event/);
    }
  });

  test('every kind is asked by some algorithm, in some run', () => {
    const asked = new Set<string>();
    for (const { id, options } of variants) {
      for (const seed of ['1', '2']) {
        const trace = recordGeneration(id, { rows: 7, cols: 8, seed, options });
        for (const { kind } of questionsOf(trace, options)) asked.add(kind);
      }
    }
    const maze = braid(generate('kruskal', { rows: 12, cols: 12, seed: 'kinds' }), { share: 0.5 });
    for (const { id } of solvers)
      for (const options of (id === 'wall-follower' ? [{ hand: 'left' }, {}] : [{}]) as Chosen[])
        for (const { kind } of questionsOf(recordSolution(id, maze, { options }), options)) asked.add(kind);
    const zero = { heuristic: 'zero' };
    for (const { kind } of questionsOf(recordSolution('a-star', maze, { options: zero }), zero))
      asked.add(kind);
    expect([...asked].sort()).toEqual([...CELL_KINDS, ...Object.keys(CHOICE_KINDS)].sort());
  });
});

/** A stream of draws that follows a script and then goes on by itself, or stops the run. */
class Scripted extends Random {
  readonly drawn: number[] = [];
  readonly #script: readonly number[];
  readonly #onward: Random | null;

  constructor(script: readonly number[], onward: Random | null) {
    super('');
    this.#script = script;
    this.#onward = onward;
  }

  #choose(outcomes: number): number {
    const at = this.drawn.length;
    if (at >= this.#script.length && this.#onward === null) throw new Undecided(outcomes);
    this.drawn.push(at < this.#script.length ? this.#script[at] : this.#onward!.below(outcomes));
    return this.drawn[at];
  }

  override word(): number {
    // The constructor of Random turns its wheel before this class has any fields.
    return this.drawn === undefined ? super.word() : 1e9 * (this.#choose(3) - 1);
  }

  override below(bound: number): number {
    return this.#choose(bound);
  }

  override chance(share: number): boolean {
    if (share <= 0) return false;
    return share >= 1 || this.#choose(2) === 1;
  }
}

class Undecided extends Error {
  readonly outcomes: number;
  constructor(outcomes: number) {
    super();
    this.outcomes = outcomes;
  }
}

/** A recorder that knows how many draws had been made when each beat began. */
class Counting extends TapeRecorder {
  readonly draws: number[] = [];
  #random: Scripted;
  constructor(steps: readonly string[], grid: Grid, random: Scripted) {
    super(steps, grid);
    this.#random = random;
  }
  override beat(step: string, cell: number, other: number): void {
    super.beat(step, cell, other);
    this.draws.push(this.#random.drawn.length);
  }
}

type Run = (random: Scripted) => { trace: Trace; draws: readonly number[]; undecided: number | null };

/** Runs a generator on a board of its own. */
function making(generator: Generator, grid: Grid, options: Chosen): Run {
  return (random) => {
    const steps = Object.keys(generator.steps).filter((name) => generator.steps[name].kind !== 'heading');
    const recorder = new Counting(steps, grid, random);
    const board = new Board(grid, recorder, generator.begins === 'open' ? grid.near : undefined);
    const values = Object.fromEntries(
      Object.entries(generator.options).map(([name, option]) => [
        name,
        options[name] ?? (option.kind === 'cell' ? grid.size >> 1 : option.default),
      ]),
    );
    const undecided = untilUndecided(() => generator.run({ grid, board, random, options: values as never }));
    return { trace: { algorithm: generator, ...recordingOf(board) }, draws: recorder.draws, undecided };
  };
}

function untilUndecided(run: () => void): number | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof Undecided) return error.outcomes;
    throw error;
  }
}

/** Whatever else could have come after the first beats of a run: every outcome of every draw until `seen` has seen enough. */
function alternatives<Seen>(
  run: Run,
  script: readonly number[],
  seen: (trace: Trace, over: boolean) => Seen | null | 'more',
): Seen[] {
  const { trace, undecided } = run(new Scripted(script, null));
  const now = seen(trace, undecided === null);
  if (now !== 'more') return now === null ? [] : [now];
  if (undecided === null) return [];
  return Array.from({ length: undecided }, (_, outcome) =>
    alternatives(run, [...script, outcome], seen),
  ).flat();
}

/** Which walls of a cell a beat closed or opened: the cells on their other side. */
function changed(trace: Trace, beat: number, cell: Cell): { opened: Cell[]; closed: Cell[] } {
  const cursor = new Cursor(trace);
  cursor.seek(beat);
  const before = cursor.passages[cell];
  cursor.seek(beat + 1);
  const after = cursor.passages[cell];
  const toward = (bits: number) =>
    [0, 1, 2, 3].filter((d) => (bits >> d) & 1).map((d) => trace.grid.neighbour(cell, d));
  return { opened: toward(after & ~before), closed: toward(before & ~after) };
}

/** What a run does with the matter of a question: cells, or a word; null when the matter does not come up. */
function outcome(question: Question, trace: Trace, over: boolean): readonly Cell[] | string | null | 'more' {
  const { tape, grid } = trace;
  const k = question.at;
  const first = (step: string) => {
    for (let at = k; at < tape.length; at++) if (tape.step(at) === step) return at;
    return NONE;
  };
  if (tape.length <= k) return 'more';
  /** What a beat does to the board stands on the tape once the next one has begun. */
  const done = over || tape.length > k + 1;
  const step = tape.step(k);
  const [cell, other] = [tape.cell(k), tape.other(k)];
  const same = cell === question.cell && (question.other === NONE || other === question.other);
  switch (question.kind) {
    case 'admitted': {
      const admit = first('admit');
      return admit === NONE ? 'more' : [tape.cell(admit)];
    }
    case 'retreat': {
      const advance = first('advance');
      return advance === NONE ? 'more' : [tape.cell(advance)];
    }
    case 'wander':
      return step === 'enter' || step === 'wander' ? [cell] : [other];
    case 'cutBack':
      return grid.direction(cell, other) === question.direction ? [other] : null;
    case 'joinedTo':
    case 'opened':
    case 'origin':
    case 'lightestNext':
      return same ? [other] : null;
    case 'onward':
      return same && other !== NONE ? [other] : null;
    case 'door':
      return [cell, other];
    case 'walledOff':
      if (!same) return null;
      return done ? changed(trace, k, other).closed : 'more';
    case 'wallFate':
    case 'setFate':
      if (!same) return null;
      return done ? (changed(trace, k, cell).opened.includes(other) ? 'opens' : 'stays') : 'more';
    case 'enterFate':
      if (cell !== question.other || other !== question.cell) return null;
      return done ? (changed(trace, k, cell).opened.includes(other) ? 'entered' : 'unchanged') : 'more';
    case 'lookFate':
      return same ? (step === 'drop' ? 'leaves' : 'joins') : null;
    case 'walkFate':
      return same
        ? ({ walk: 'goesOn', erase: 'erased', meet: 'joinsMaze' } as Record<string, string>)[step]
        : null;
    case 'rowFate':
      return same ? (step === 'refuse' ? 'loop' : 'allowed') : null;
    case 'roomFate':
      return step === 'narrow' ? 'whole' : 'divided';
    case 'wallWay':
      return grid.row(cell) === grid.row(other) ? 'down' : 'across';
    case 'arrowFate': {
      if (!same) return null;
      if (!done) return 'more';
      return changed(trace, k, other).closed.length > 0 ? 'closes' : 'noWall';
    }
    case 'downFate':
      return same ? step : null;
    default:
      return [cell];
  }
}

const grids = [
  new Grid(3, 3),
  new Grid(2, 4),
  new Grid(4, 2),
  new Grid(3, 4, [1, 1, 1, 1, 1, 0, 1, 1, 0, 1, 1, 0]),
];

describe('where chance decides, an answer is right if and only if some outcome of the draws makes it happen', () => {
  test.each(variants.map((variant) => [variant.title, variant] as const))(
    '%s',
    (title, { generator, options }) => {
      const compared = new Set<string>();
      for (const [seed, grid] of grids.entries()) {
        if (grid.masked && !generator.masks) continue;
        const run = making(generator, grid, options);
        const random = new Scripted([], new Random(seed));
        const { trace, draws } = run(random);
        for (const question of questionsOf(trace, options).slice(0, 40)) {
          const script = random.drawn.slice(0, question.at === 0 ? 0 : draws[question.at - 1]);
          const possible = alternatives(run, script, (other, over) => outcome(question, other, over));
          compared.add(question.kind);
          const told = `${question.kind} at ${question.at} of ${grid.rows}×${grid.cols}`;
          if (asksForCell(question)) {
            const cells = new Set((possible as Cell[][]).flat());
            expect(new Set(question.right), told).toEqual(cells);
            for (const cell of question.happens) expect(isRight(question, cell), told).toBe(true);
          } else if (question.kind === 'downFate') {
            const steps = new Set(possible as string[]);
            // A coin that always falls on the same side tells nothing of what it would have had to do.
            if (steps.has('stay')) expect(question.right, told).toBe('free');
            else if (steps.has('must')) expect(question.right, told).toBe('forced');
          } else {
            expect([...new Set(possible)], told).toEqual([question.right]);
          }
        }
      }
      // Runs of one cell, and an origin that stays where it is: nothing is left to ask.
      const mute = ['sidewinder p=1', 'origin-shift rounds=0'];
      expect(compared.size > 0).toBe(!mute.includes(title));
    },
  );
});

/** A reader who has only the maze and the list of steps so far, and works out the next one by the rule. */
class Reader {
  readonly maze: Maze;
  readonly start: Cell;
  readonly goal: Cell;
  readonly beats: { step: string; cell: Cell; other: Cell }[];

  constructor(maze: Maze, start: Cell, goal: Cell, trace: Trace, at: number) {
    this.maze = maze;
    this.start = start;
    this.goal = goal;
    this.beats = Array.from({ length: at }, (_, k) => ({
      step: trace.tape.step(k),
      cell: trace.tape.cell(k),
      other: trace.tape.other(k),
    }));
  }

  /** Whether an open wall leads from a cell in a direction: 0 north, clockwise. */
  leads(cell: Cell, direction: number): boolean {
    return ((this.maze.passages[cell] >> (direction & 3)) & 1) === 1;
  }

  beyond(cell: Cell, direction: number): Cell {
    return cell + [-this.maze.grid.cols, 1, this.maze.grid.cols, -1][direction & 3];
  }

  exits(cell: Cell): Cell[] {
    return [0, 1, 2, 3].filter((d) => this.leads(cell, d)).map((d) => this.beyond(cell, d));
  }

  direction(from: Cell, to: Cell): number {
    return [0, 1, 2, 3].find((d) => this.leads(from, d) && this.beyond(from, d) === to)!;
  }

  apart(a: Cell, b: Cell): number {
    const { cols } = this.maze.grid;
    return Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) + Math.abs((a % cols) - (b % cols));
  }

  /** What has been reached and not been taken since, with what it cost to get there, one a passage; oldest first. */
  waiting(): Map<Cell, number> {
    const costs = new Map<Cell, number>([[this.start, 0]]);
    const waiting = new Map<Cell, number>();
    for (const { step, cell, other } of this.beats) {
      if (step === 'start') waiting.set(cell, 0);
      if (step === 'reach' || step === 'improve') {
        costs.set(cell, costs.get(other)! + 1);
        waiting.delete(cell);
        waiting.set(cell, costs.get(cell)!);
      }
      if (step === 'take' || step === 'ring') waiting.delete(cell);
    }
    return waiting;
  }

  /** The waiting cells for which a value is least. */
  least(value: (cell: Cell, cost: number) => number): Cell[] {
    const valued = [...this.waiting()].map(([cell, cost]) => [cell, value(cell, cost)] as const);
    const least = Math.min(...valued.map(([, value]) => value));
    return valued.filter(([, value]) => value === least).map(([cell]) => cell);
  }

  /** The way of one who goes forward and back along it, and what it has seen: cells, or passages by their ends. */
  way(): { way: Cell[]; seen: Set<Cell | string> } {
    const way = [this.start];
    const seen = new Set<Cell | string>([this.start]);
    for (const { step, cell, other } of this.beats) {
      if (step === 'advance') way.push(cell);
      if (step === 'back') way.pop();
      if (step === 'advance') seen.add(cell);
      if (step === 'advance' || step === 'turn') seen.add(passage(cell, other));
    }
    return { way, seen };
  }

  /** The right hand first, then ahead, the other side, back; with the left hand the other way round. */
  follow(cell: Cell, facing: number, hand: 'right' | 'left'): number {
    const order = hand === 'right' ? [1, 0, 3, 2] : [3, 0, 1, 2];
    return (facing + order.find((turn) => this.leads(cell, facing + turn))!) & 3;
  }
}

const passage = (a: Cell, b: Cell) => [Math.min(a, b), Math.max(a, b)].join('-');
const moves = ['hand', 'straight', 'aside', 'back', 'free', 'follow'];

/** The answers that the rule of a solver gives, worked out by a reader. */
function byRule(id: SolverId, question: Question, reader: Reader): (Cell | string)[] {
  const { beats, start, goal, maze } = reader;
  const last = beats[beats.length - 1];
  const move = beats.findLast(({ step }) => moves.includes(step));
  const facing = move === undefined ? 1 : reader.direction(move.other, move.cell);
  switch (question.kind) {
    case 'queued':
      return [...reader.waiting().keys()].slice(0, 1);
    case 'promising':
      return reader.least((cell, cost) => cost + reader.apart(cell, goal));
    case 'nearest':
      return reader.least((cell, cost) => (id === 'greedy' ? reader.apart(cell, goal) : cost));
    case 'firstExit': {
      const { way, seen } = reader.way();
      return [reader.exits(way[way.length - 1]).find((next) => !seen.has(next))!];
    }
    case 'firstUnmarked': {
      const { way, seen } = reader.way();
      const cell = way[way.length - 1];
      return [reader.exits(cell).find((next) => !seen.has(passage(cell, next)))!];
    }
    case 'retreatExit': {
      const { way, seen } = reader.way();
      return [way.findLast((cell) => reader.exits(cell).some((next) => !seen.has(next)))!];
    }
    case 'retreatUnmarked': {
      const { way, seen } = reader.way();
      return [way.findLast((cell) => reader.exits(cell).some((next) => !seen.has(passage(cell, next))))!];
    }
    case 'fillable': {
      const filled = new Set(beats.map(({ cell }) => cell));
      return [...maze.passages.keys()].filter(
        (cell) =>
          maze.grid.has(cell) &&
          cell !== start &&
          cell !== goal &&
          !filled.has(cell) &&
          reader.exits(cell).filter((next) => !filled.has(next)).length <= 1,
      );
    }
    case 'ringSide': {
      // What waits on a side is its last ring.
      const rings = new Map([
        [start, { side: start, ring: 0 }],
        [goal, { side: goal, ring: 0 }],
      ]);
      for (const { step, cell, other } of beats) {
        const from = rings.get(other);
        if (step === 'reach' && from) rings.set(cell, { side: from.side, ring: from.ring + 1 });
      }
      const waits = (side: Cell) => {
        const own = [...rings.values()].filter((one) => one.side === side);
        const outermost = Math.max(...own.map(({ ring }) => ring));
        return own.filter(({ ring }) => ring === outermost).length;
      };
      return [waits(start) <= waits(goal) ? 'fromStart' : 'fromGoal'];
    }
    case 'turnRight':
    case 'turnLeft': {
      const hand = question.kind === 'turnRight' ? 'right' : 'left';
      const turned = (reader.follow(last.cell, facing, hand) - facing) & 3;
      return [['ahead', 'right', 'round', 'left'][turned]];
    }
    case 'alongWall':
      return [reader.beyond(last.cell, reader.follow(last.cell, facing, 'right'))];
    case 'letGo': {
      // A turtle: from where the wall was met, left until the way is open; then with the right hand on the wall.
      const hit = beats.findLastIndex(({ step }) => step === 'hit');
      let cell = beats[hit].cell;
      let facing = 1;
      let count = 0;
      for (let k = hit + 1; k < beats.length; k++) {
        if (k > hit + 1 && reader.leads(cell, facing + 1)) {
          facing++;
          count--;
        }
        while (!reader.leads(cell, facing)) {
          facing += 3;
          count++;
        }
        cell = reader.beyond(cell, facing);
      }
      expect(cell).toBe(last.cell);
      expect(question.number).toBe(count);
      return [reader.leads(cell, facing + 1) && count === 1 ? 'letsGo' : 'follows'];
    }
  }
  throw new Error(`No rule for ${question.kind}`);
}

describe('where nothing is left to chance, an answer is right if and only if the rule says so', () => {
  const runs: [SolverId, Chosen][] = [
    ...solvers.filter(({ id }) => id !== 'random-mouse').map(({ id }): [SolverId, Chosen] => [id, {}]),
    ['wall-follower', { hand: 'left' }],
    ['a-star', { heuristic: 'zero' }],
  ];

  test.each(runs)('%s %o', (id, options) => {
    let compared = 0;
    const compare = (maze: Maze, start: Cell, goal: Cell) => {
      const trace = recordSolution(id, maze, { start, goal, options });
      for (const question of questionsOf(trace, options)) {
        const ruled = byRule(id, question, new Reader(maze, start, goal, trace, question.at));
        const right = asksForCell(question) ? [...question.right] : [question.right];
        expect(right.sort(), `${question.kind} at ${question.at}`).toEqual(ruled.sort());
        if (asksForCell(question))
          for (const cell of question.happens) expect(isRight(question, cell)).toBe(true);
        compared++;
      }
    };
    for (const generator of ['kruskal', 'prim-frontier', 'backtracker']) {
      const maze = generate(generator, { rows: 9, cols: 8, seed: generator });
      compare(maze, 0, maze.grid.size - 1);
      compare(maze, 40, 3);
      compare(braid(maze, { share: 0.7 }), 40, 3);
    }
    fc.assert(
      fc.property(mazeWithEnds, ([maze, start, goal]) => compare(maze, start, goal)),
      { numRuns: 60 },
    );
    expect(compared).toBeGreaterThan(10);
  });

  test('random weights: of the waiting cells, those with the smallest number', () => {
    const maze = braid(generate('wilson', { rows: 9, cols: 9, seed: 'weights' }), { share: 1 });
    for (const id of ['dijkstra', 'a-star'] as const) {
      const options = { weights: 'random' };
      const trace = recordSolution(id, maze, { seed: 'w', options });
      const cursor = new Cursor(trace);
      for (const question of questionsOf(trace, options)) {
        if (!asksForCell(question)) continue;
        cursor.seek(question.at);
        const value = (cell: Cell) =>
          cursor.labels[cell] + (id === 'a-star' ? 8 - Math.floor(cell / 9) + (8 - (cell % 9)) : 0);
        const [taken] = question.happens;
        for (const cell of question.right) expect(value(cell)).toBe(value(taken));
        for (let cell = 0; cell < 81; cell++)
          if (cursor.roles[cell] === 1 && !isRight(question, cell))
            expect(value(cell)).toBeGreaterThan(value(taken));
      }
    }
  });

  test('random-mouse: any exit but the one it came by', () => {
    const maze = generate('kruskal', { rows: 8, cols: 8, seed: 'mouse' });
    const trace = recordSolution('random-mouse', maze, { seed: 'mouse' });
    const found = questionsOf(trace);
    expect(found.length).toBeGreaterThan(5);
    for (const question of found) {
      if (!asksForCell(question)) throw new Error(question.kind);
      const reader = new Reader(maze, 0, 63, trace, question.at);
      const last = reader.beats[reader.beats.length - 1];
      expect(question.right).toEqual(
        reader.exits(last.cell).filter((next) => last.step === 'start' || next !== last.other),
      );
      expect(question.right).toContain(question.happens[0]);
    }
  });
});

test('what is asked at a position does not depend on how it was reached', () => {
  const trace = recordGeneration('wilson', { rows: 6, cols: 6, seed: 'order' });
  const forwards = questionsOf(trace);
  const asker = new Asker(trace);
  const backwards = forwards.toReversed().map(({ at }) => asker.at(at));
  expect(backwards.toReversed()).toEqual(forwards);
  expect(asker.at(trace.tape.length)).toBeNull();
  expect(asker.next(trace.tape.length)).toBe(NONE);
});
