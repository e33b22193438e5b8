import {
  BLANK,
  type Cell,
  type Direction,
  FRONTIER,
  type GeneratorId,
  IN,
  NONE,
  type SolverId,
  WALK,
} from 'maze-core';
import type { Moment } from './moment.ts';
import type { CellKind, CHOICE_KINDS, Choice, ChoiceKind } from './question.ts';

/** What a question is about, and when its answer can be seen; where nothing is said, after the beat that comes. */
interface About {
  readonly cell?: Cell;
  readonly other?: Cell;
  readonly direction?: Direction;
  readonly number?: number;
  readonly until?: number;
}

/** What can be answered with a cell: which are right, and which it is in this run. */
export interface Cells extends About {
  readonly right: readonly Cell[];
  readonly happens: readonly Cell[];
}

/** What can be answered with a word. */
export interface Choices extends About {
  readonly right: Choice;
}

/** A decision of an algorithm: the steps before which it falls, and how to ask for it; null where it is not worth it. */
export type Decision = {
  readonly before: readonly string[];
} & (
  | { readonly kind: CellKind; readonly ask: (moment: Moment) => Cells | null }
  | { readonly kind: ChoiceKind; readonly ask: (moment: Moment) => Choices | null }
);

const which = (
  kind: CellKind,
  before: readonly string[],
  ask: (moment: Moment) => Cells | null,
): Decision => ({ kind, before, ask });

/** What becomes of something: each choice is what one or more steps mean. */
const fate = <Kind extends ChoiceKind>(
  kind: Kind,
  meaning: Readonly<Record<(typeof CHOICE_KINDS)[Kind][number], readonly string[]>>,
  about: (moment: Moment) => About = ({ cell, other }) => ({ cell, other }),
  worth: (moment: Moment) => boolean = () => true,
): Decision => {
  const entries = Object.entries(meaning) as [Choice, readonly string[]][];
  const ask = (moment: Moment): Choices | null => {
    const right = entries.find(([, steps]) => steps.includes(moment.step));
    return right !== undefined && worth(moment) ? { right: right[0], ...about(moment) } : null;
  };
  return { kind, before: entries.flatMap(([, steps]) => steps), ask };
};

/** The walk is stuck and goes back along its own way: from where does it go on? Only the first step back asks. */
const retreat = (
  kind: CellKind,
  back: readonly string[],
  onward: readonly string[],
  stuck: (moment: Moment) => Cell,
  from: (moment: Moment, beat: number) => Cell,
): Decision =>
  which(kind, back, (moment) => {
    if (moment.before !== null && back.includes(moment.before)) return null;
    const beat = moment.coming(onward);
    if (beat === NONE) return null;
    const cell = from(moment, beat);
    return { cell: stuck(moment), right: [cell], happens: [cell], until: beat + 1 };
  });

/** From the cell at hand to an unvisited neighbour. */
const onward = (before: readonly string[], unvisited = BLANK) =>
  which('onward', before, (moment) => ({
    cell: moment.cell,
    right: moment.neighbours(moment.cell, unvisited),
    happens: [moment.other],
  }));

/** A random walk may go to any neighbour of the cell it stands on. */
const wander = (before: readonly string[], ends: (moment: Moment) => [from: Cell, to: Cell]): Decision =>
  which('wander', before, (moment) => {
    const [cell, next] = ends(moment);
    return { cell, right: moment.neighbours(cell), happens: [next] };
  });

const aldousBroder = [
  fate('enterFate', { entered: ['enter'], unchanged: ['wander'] } as const, ({ cell, other }) => ({
    cell: other,
    other: cell,
  })),
  wander(['enter', 'wander'], ({ cell, other }) => [other, cell]),
];

const loopErasedWalk = [
  fate('walkFate', { goesOn: ['walk'], erased: ['erase'], joinsMaze: ['meet'] } as const),
  wander(['walk', 'erase', 'meet'], ({ cell, other }) => [cell, other]),
  which('cutBack', ['erase'], ({ grid, cell, other }) => ({
    cell,
    direction: grid.direction(cell, other),
    right: [other],
    happens: [other],
  })),
];

const firstOutside = ({ cell }: Moment): Cells => ({ right: [cell], happens: [cell] });

const wallFate = fate('wallFate', { opens: ['open'], stays: ['keep'] });

/** Of the cells that wait, one with the smallest key is taken; several may have it. */
function taken(moment: Moment, key: (cell: Cell) => number): Cells | null {
  const waiting = moment.inRole(FRONTIER);
  return waiting.length < 2 ? null : { right: moment.smallest(waiting, key), happens: [moment.cell] };
}

const nearest = (moment: Moment) => taken(moment, (cell) => moment.number(cell));

/** Rows and columns from a cell to the goal. */
function toGoal({ grid, ends }: Moment, cell: Cell): number {
  return Math.abs(grid.row(cell) - grid.row(ends.goal)) + Math.abs(grid.col(cell) - grid.col(ends.goal));
}

/** Where several unvisited exits lead on, the first in the order of the compass is taken. */
const firstExit = (kind: CellKind): Decision =>
  which(kind, ['advance'], (moment) => {
    const { cell, other } = moment;
    if (moment.exits(other, BLANK).length < 2) return null;
    return { cell: other, right: [cell], happens: [cell] };
  });

/** The direction in which a walker who has come from `from` to `to` is facing. */
const facing = ({ grid, tape, position }: Moment): Direction =>
  grid.direction(tape.other(position - 1), tape.cell(position - 1));

const turn = (kind: 'turnRight' | 'turnLeft', hand: 'right' | 'left') => {
  const meaning = {
    right: [hand === 'right' ? 'hand' : 'aside'],
    ahead: ['straight'],
    left: [hand === 'right' ? 'aside' : 'hand'],
    round: ['back'],
  } as const;
  // Where there is one way on, or none, a look at the picture is enough.
  return fate(
    kind,
    meaning,
    (moment) => ({ cell: moment.other, direction: facing(moment) }),
    (moment) =>
      moment.options.hand === hand && moment.before !== 'start' && moment.exits(moment.other).length > 2,
  );
};

/** Pledge's count: quarter turns to the left less those to the right since the wall was met. */
function quarterTurns({ grid, tape, position, options }: Moment): number {
  let hit = position - 1;
  while (tape.step(hit) !== 'hit') hit--;
  let facing = ['north', 'east', 'south', 'west'].indexOf(String(options.favourite));
  let count = 0;
  for (let beat = hit + 1; beat < position; beat++) {
    const direction = grid.direction(tape.other(beat), tape.cell(beat));
    const left = (facing - direction) & 3;
    // Three to the left after the wall has been met are three; later they are one to the right, tried first.
    count += left === 3 && beat > hit + 1 ? -1 : left;
    facing = direction;
  }
  return count;
}

/** The directions that lead to the corner of a binary tree. */
const TOWARDS: Readonly<Record<string, readonly Direction[]>> = {
  'north-west': [0, 3],
  'north-east': [0, 1],
  'south-west': [2, 3],
  'south-east': [2, 1],
};

/** The room that is looked at next: the two cells on top of the stack, its first and its last. */
function room(moment: Moment): { first: Cell; last: Cell; height: number; width: number } {
  const { grid } = moment;
  const [first, last] = moment.held().slice(-2);
  return {
    first,
    last,
    height: grid.row(last) - grid.row(first) + 1,
    width: grid.col(last) - grid.col(first) + 1,
  };
}

/** The cells on both sides of the wall that has just been built. */
function besideNewWall(moment: Moment): Cell[] {
  const { grid, board, position } = moment;
  const { cell, other } = board;
  board.seek(position - 1);
  const { height, width } = room(moment);
  board.seek(position);
  const along = other - cell === grid.cols ? 1 : grid.cols;
  const length = along === 1 ? width : height;
  return Array.from({ length }, (_, n) => [cell + n * along, other + n * along]).flat();
}

const looked = (kind: CellKind, take: string, may: (items: Int32Array) => Cell[]) =>
  which(kind, ['grow', 'drop'], (moment) => {
    const { options, cell } = moment;
    // Newest or a random one: any may come, as long as chance has a say.
    const rule = options.take === 'mixed' ? (options.share === 0 ? 'newest' : 'random') : options.take;
    const items = moment.held();
    return rule !== take || items.length < 2 ? null : { right: may(items), happens: [cell] };
  });

/**
 * The decisions of every algorithm. What is right is read off the board before the step, where chance decides, and off
 * the run itself, where nothing is left to chance.
 */
export const decisions: Readonly<Record<GeneratorId | SolverId, readonly Decision[]>> = {
  'prim-walls': [
    wallFate,
    which('admitted', ['open'], (moment) => {
      const admit = moment.position + 1;
      const outside = moment.cells(
        (cell) => moment.board.roles[cell] === BLANK && moment.neighbours(cell, IN).length > 0,
      );
      return { right: outside, happens: [moment.tape.cell(admit)], until: admit + 1 };
    }),
  ],
  'prim-frontier': [
    which('drawn', ['pick'], (moment) => ({ right: moment.inRole(FRONTIER), happens: [moment.cell] })),
    which('joinedTo', ['join'], (moment) => ({
      cell: moment.cell,
      right: moment.neighbours(moment.cell, IN),
      happens: [moment.other],
    })),
  ],
  'prim-weights': [wallFate],
  'prim-cells': [
    which('lightest', ['join', 'drop'], (moment) => {
      const active = moment.inRole(WALK);
      if (active.length < 2) return null;
      return {
        right: moment.smallest(active, (cell) => moment.number(cell)),
        happens: [moment.cell],
      };
    }),
    which('lightestNext', ['join'], (moment) => ({
      cell: moment.cell,
      right: moment.smallest(moment.neighbours(moment.cell, BLANK), (cell) => moment.number(cell)),
      happens: [moment.other],
    })),
    fate('lookFate', { joins: ['join'], leaves: ['drop'] }, ({ cell }) => ({ cell })),
  ],
  'growing-tree': [
    looked('lookNewest', 'newest', (items) => [items[items.length - 1]]),
    looked('lookOldest', 'oldest', (items) => [items[0]]),
    looked('lookMiddle', 'middle', (items) => [items[(items.length - 1) >> 1]]),
    looked('lookAny', 'random', (items) => [...items]),
    onward(['grow']),
    fate('lookFate', { joins: ['grow'], leaves: ['drop'] }, ({ cell }) => ({ cell })),
  ],
  backtracker: [
    onward(['advance']),
    retreat(
      'retreat',
      ['stuck', 'back'],
      ['advance'],
      ({ cell }) => cell,
      ({ tape }, beat) => tape.cell(beat),
    ),
  ],
  'hunt-and-kill': [
    onward(['walk'], FRONTIER),
    which('hunted', ['hunt'], (moment) => {
      if (moment.options.hunt !== 'rows') return null;
      return { right: moment.inRole(FRONTIER).slice(0, 1), happens: [moment.cell] };
    }),
    which('huntedAny', ['hunt'], (moment) => {
      if (moment.options.hunt !== 'random') return null;
      return { right: moment.inRole(FRONTIER), happens: [moment.cell] };
    }),
  ],
  kruskal: [fate('setFate', { opens: ['open'], stays: ['keep'] })],
  'aldous-broder': aldousBroder,
  wilson: [
    which('walkStart', ['begin'], (moment) =>
      moment.options.order === 'scan' ? firstOutside(moment) : null,
    ),
    which('walkStartAny', ['begin'], (moment) =>
      moment.options.order === 'random'
        ? { right: moment.cells((cell) => moment.board.roles[cell] !== IN), happens: [moment.cell] }
        : null,
    ),
    ...loopErasedWalk,
  ],
  houston: [...aldousBroder, which('walkStart', ['begin'], firstOutside), ...loopErasedWalk],
  'binary-tree': [
    which('opened', ['toss', 'only'], (moment) => {
      const { grid, cell, other, options } = moment;
      const right = TOWARDS[String(options.corner)]
        .map((direction) => grid.neighbour(cell, direction))
        .filter((next) => next !== NONE);
      return { cell, right, happens: [other] };
    }),
  ],
  sidewinder: [
    which('rise', ['rise'], (moment) => {
      const run = moment.inRole(WALK);
      return run.length < 2 ? null : { right: run, happens: [moment.cell] };
    }),
  ],
  eller: [
    fate('rowFate', { allowed: ['join', 'apart', 'finish'], loop: ['refuse'] }),
    {
      kind: 'downFate',
      before: ['drop', 'must', 'stay'],
      ask: (moment) => {
        // Of the set, those in this row that have still to be asked, and those that have come down.
        const { cell } = moment;
        const others = moment.cells(
          (one) => one !== cell && moment.number(one) === moment.number(cell) && moment.number(one) >= 0,
        );
        return { cell, right: others.length === 0 ? 'forced' : 'free' };
      },
    },
  ],
  division: [
    {
      kind: 'roomFate',
      before: ['narrow', 'wall'],
      ask: (moment) => {
        if (moment.before === 'wall') return null;
        const { first, last } = room(moment);
        return { cell: first, other: last, right: moment.step === 'narrow' ? 'whole' : 'divided' };
      },
    },
    {
      kind: 'wallWay',
      before: ['wall'],
      ask: (moment) => {
        const { first, last, height, width } = room(moment);
        if (moment.options.split !== 'longer' || height === width) return null;
        return { cell: first, other: last, right: height > width ? 'across' : 'down' };
      },
    },
    which('door', ['door'], (moment) => {
      if (moment.options.split === 'cross') return null;
      return { right: besideNewWall(moment), happens: [moment.cell, moment.other] };
    }),
  ],
  'origin-shift': [
    which('origin', ['shift', 'turn'], (moment) => ({
      cell: moment.cell,
      right: moment.neighbours(moment.cell),
      happens: [moment.other],
    })),
    fate('arrowFate', { closes: ['shift'], noWall: ['turn'] }),
    which('walledOff', ['shift'], (moment) => {
      const target = moment.pointed(moment.other);
      return { cell: moment.cell, other: moment.other, right: [target], happens: [target] };
    }),
  ],
  bfs: [
    which('queued', ['take', 'ring'], (moment) => {
      const waiting = moment.held();
      return waiting.length < 2 ? null : { right: [waiting[0]], happens: [moment.cell] };
    }),
  ],
  dfs: [
    firstExit('firstExit'),
    retreat(
      'retreatExit',
      ['back'],
      ['advance'],
      ({ cell }) => cell,
      ({ tape }, beat) => tape.other(beat),
    ),
  ],
  dijkstra: [which('nearest', ['take'], nearest)],
  'a-star': [
    which('nearest', ['take'], (moment) => (moment.options.heuristic === 'zero' ? nearest(moment) : null)),
    which('promising', ['take'], (moment) =>
      moment.options.heuristic === 'zero'
        ? null
        : taken(moment, (cell) => moment.number(cell) + toGoal(moment, cell)),
    ),
  ],
  greedy: [which('nearest', ['take'], nearest)],
  'bidirectional-bfs': [
    {
      kind: 'ringSide',
      before: ['ring'],
      ask: ({ board, cell }) => ({ right: board.roles[cell] === IN ? 'fromStart' : 'fromGoal' }),
    },
  ],
  'dead-end-filling': [
    which('fillable', ['end'], (moment) => {
      const { start, goal } = moment.ends;
      const deadEnds = moment.cells(
        (cell) =>
          cell !== start &&
          cell !== goal &&
          moment.board.roles[cell] === BLANK &&
          moment.exits(cell, BLANK).length < 2,
      );
      return { right: deadEnds, happens: [moment.cell] };
    }),
  ],
  'wall-follower': [turn('turnRight', 'right'), turn('turnLeft', 'left')],
  pledge: [
    {
      kind: 'letGo',
      before: ['follow', 'release'],
      ask: (moment) => {
        // Only a turn to the right, the side of the hand, can bring the count down to 0.
        if (moment.before !== 'follow') return null;
        const direction = facing(moment);
        const { cell } = moment.board;
        if (!((moment.board.passages[cell] >> ((direction + 1) & 3)) & 1)) return null;
        const right = moment.step === 'release' ? 'letsGo' : 'follows';
        return { cell, direction, number: quarterTurns(moment), right };
      },
    },
    which('alongWall', ['follow'], (moment) => {
      const { cell, other } = moment;
      if (moment.before !== 'follow' || moment.exits(other).length < 3) return null;
      return { cell: other, direction: facing(moment), right: [cell], happens: [cell] };
    }),
  ],
  tremaux: [
    firstExit('firstUnmarked'),
    retreat(
      'retreatUnmarked',
      ['back'],
      ['advance', 'turn'],
      ({ other }) => other,
      ({ tape }, beat) => (tape.step(beat) === 'advance' ? tape.other(beat) : tape.cell(beat)),
    ),
  ],
  'random-mouse': [
    which('anyExit', ['move'], (moment) => {
      const { cell, other, before, tape, position } = moment;
      const from = before === 'start' ? NONE : tape.other(position - 1);
      const right = moment.exits(other).filter((next) => next !== from);
      return right.length < 2 ? null : { cell: other, right, happens: [cell] };
    }),
  ],
};
