import { Cursor, type SolutionTrace, type SolverId } from 'maze-core';

/** How a solver's steps change what it has done. Steps that are not named change nothing. */
interface Doing {
  /** Steps at which it handles cells, and how many: takes them off its list, fills them, or steps on them. */
  readonly handles?: Readonly<Record<string, number>>;
  /** Steps at which cells begin to wait. Each cell that is handled waits no longer. */
  readonly adds?: Readonly<Record<string, number>>;
  /** Steps at which cells are given up that had waited to be gone on from. */
  readonly drops?: Readonly<Record<string, number>>;
  /** Whether it walks through the maze itself: a passage for every cell it steps on after the first. */
  readonly walks?: boolean;
}

const LIST: Doing = { handles: { take: 1, ring: 1 }, adds: { start: 1, reach: 1 } };

const DOING: Readonly<Record<SolverId, Doing>> = {
  bfs: LIST,
  dijkstra: LIST,
  'a-star': LIST,
  greedy: LIST,
  // Its queues say what it has taken: within a ring there is no step for each cell.
  'bidirectional-bfs': {},
  // Its stack grows by the cells it steps on and shrinks by those it backs out of.
  dfs: { handles: { start: 1, advance: 1 }, drops: { back: 1 } },
  'dead-end-filling': { handles: { end: 1, fill: 1, advance: 1, back: 1 } },
  'wall-follower': { handles: { start: 1, hand: 1, straight: 1, aside: 1, back: 1 }, walks: true },
  pledge: { handles: { start: 1, free: 1, follow: 1 }, walks: true },
  // A turn goes there and straight back.
  tremaux: { handles: { start: 1, advance: 1, back: 1, turn: 2 }, walks: true },
  'random-mouse': { handles: { start: 1, move: 1, back: 1 }, walks: true },
};

/** What a search has done at each position of its run, from 0 to its length. */
export interface Work {
  /** Cells handled so far: at the end, `expanded` of the solution. */
  readonly handled: Int32Array;
  /** The most cells that have waited at one time so far: at the end, `largestFrontier`. */
  readonly largest: Int32Array;
  /** Passages walked so far by one who walks the maze, or null for a search: at the end, `moves`. */
  readonly walked: Int32Array | null;
  /** The positions at which one more cell had been handled, in order: what runs can be aligned by. */
  readonly milestones: Int32Array;
}

/** Reads off a recorded search what it has done at each step. */
export function workOf(trace: SolutionTrace): Work {
  const { tape, solution, grid } = trace;
  const id = trace.algorithm.id as SolverId;
  const { handles = {}, adds, drops, walks = false } = DOING[id];
  const queues = id === 'bidirectional-bfs' ? queueSizes(trace) : null;
  const handled = new Int32Array(tape.length + 1);
  const largest = new Int32Array(tape.length + 1);
  const milestones: number[] = [];
  /** Cells that are done with; A* may take them up again. */
  const done = new Uint8Array(grid.slots);
  let waiting = 0;

  for (let position = 1; position <= tape.length; position++) {
    const step = tape.step(position - 1);
    const cell = tape.cell(position - 1);
    let now = handles[step] ?? 0;
    if (queues !== null) {
      now = queues.taken[position] - handled[position - 1];
      waiting = queues.waiting[position];
    } else if (adds !== undefined) {
      waiting += (adds[step] ?? 0) - now;
      if (now > 0) done[cell] = 1;
      if (step === 'improve' && done[cell] === 1) {
        done[cell] = 0;
        waiting++;
      }
    } else if (drops !== undefined) {
      waiting += now - (drops[step] ?? 0);
    } else {
      waiting = 1;
    }
    for (let n = 0; n < now; n++) milestones.push(position);
    handled[position] = handled[position - 1] + now;
    largest[position] = Math.max(largest[position - 1], waiting);
  }
  // What the solver itself counted is what the run has come to; where the two differ, one of them is wrong.
  if (handled[tape.length] !== solution.expanded) {
    throw new Error(
      `The steps of ${id} tell of ${handled[tape.length]} cells handled, not ${solution.expanded}.`,
    );
  }
  return {
    handled,
    largest,
    walked: walks ? handled.map((cells) => Math.max(0, cells - 1)) : null,
    milestones: Int32Array.from(milestones),
  };
}

/** For each position how many cells wait in the queues of a run, and how many have been taken out. */
function queueSizes(trace: SolutionTrace): { waiting: Int32Array; taken: Int32Array } {
  const { tape, shelves, solution } = trace;
  const cursor = new Cursor(trace);
  const waiting = new Int32Array(tape.length + 1);
  const taken = new Int32Array(tape.length + 1);
  let added = 0;
  for (let position = 1; position <= tape.length; position++) {
    const step = tape.step(position - 1);
    if (step === 'start') added += solution.start === solution.goal ? 1 : 2;
    if (step === 'reach') added++;
    cursor.seek(position);
    for (const shelf of shelves) waiting[position] += cursor.items(shelf).length;
    taken[position] = added - waiting[position];
  }
  return { waiting, taken };
}
