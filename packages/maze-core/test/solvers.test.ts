import { readdirSync } from 'node:fs';
import fc from 'fast-check';
import {
  BLANK,
  braid,
  type Cell,
  type Chosen,
  Cursor,
  FRONTIER,
  Grid,
  generate,
  IN,
  Maze,
  NONE,
  type Option,
  PATH,
  Random,
  recordSolution,
  type Solution,
  type SolutionTrace,
  type SolverId,
  solve,
  solvers,
  WALK,
} from 'maze-core';
import { distancesFrom, longestPath } from 'maze-core/measure';
import { describe, expect, test } from 'vitest';
import { mazeWithEnds } from './some-mazes.ts';

const ids = solvers.map(({ id }) => id);
/** Solvers that find a shortest path whatever the loops. */
const SHORTEST: readonly SolverId[] = ['bfs', 'dijkstra', 'a-star', 'bidirectional-bfs'];
/** Solvers that find a path whenever there is one. */
const COMPLETE: readonly SolverId[] = [...SHORTEST, 'dfs', 'greedy', 'dead-end-filling', 'tremaux'];

/** Distances by rounds over all cells until nothing improves: slow, and nothing like the solvers. */
function relaxed(maze: Maze, from: Cell, weights?: (cell: Cell) => number): number[] {
  const { grid } = maze;
  const best = Array<number>(grid.slots).fill(Number.POSITIVE_INFINITY);
  best[from] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let cell = 0; cell < grid.slots; cell++) {
      for (const next of maze.exits(cell)) {
        const cost = best[cell] + (weights?.(next) ?? 1);
        if (cost < best[next]) {
          best[next] = cost;
          changed = true;
        }
      }
    }
  }
  return best;
}

function expectPath(maze: Maze, { path, start, goal }: Solution): void {
  expect(path[0]).toBe(start);
  expect(path.at(-1)).toBe(goal);
  expect(new Set(path).size).toBe(path.length);
  for (let at = 1; at < path.length; at++) expect(maze.isOpen(path[at - 1], path[at])).toBe(true);
}

function loopy(rows: number, cols: number, seed: string): Maze {
  return braid(generate('growing-tree', { rows, cols, seed }), { share: 0.7, seed });
}

/** No inner wall at all. */
function open(rows: number, cols: number): Maze {
  const grid = new Grid(rows, cols);
  return new Maze(grid, grid.near.slice());
}

/** Every inner wall stands: whoever starts there is shut in. */
function walled(rows: number, cols: number): Maze {
  const grid = new Grid(rows, cols);
  return new Maze(grid, new Uint8Array(grid.slots));
}

/** A maze of two halves without a way between them: an opening of the middle wall row is never made. */
function broken(rows: number, cols: number): Maze {
  const grid = new Grid(2 * rows, cols);
  const half = generate('backtracker', { rows, cols, seed: 'half' });
  const passages = new Uint8Array(grid.slots);
  passages.set(half.passages);
  passages.set(half.passages, half.passages.length);
  return new Maze(grid, passages);
}

const SIZES: readonly (readonly [number, number])[] = [
  [1, 1],
  [1, 2],
  [2, 1],
  [2, 2],
  [1, 9],
  [9, 1],
  [7, 19],
  [19, 7],
];

test('the registry holds exactly the solvers of the folder', () => {
  const helpers = ['index.ts', 'along-arrows.ts', 'heuristic.ts', 'weights.ts'];
  const files = readdirSync(new URL('../src/solvers/', import.meta.url)).filter(
    (name) => !helpers.includes(name),
  );
  expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...ids].sort());
});

describe.each(ids)('%s', (id) => {
  test.each(SIZES)(
    'finds the only path of perfect mazes of %i × %i cells, both ways and twice',
    (rows, cols) => {
      for (const generator of ['backtracker', 'prim-frontier', 'binary-tree'] as const) {
        const maze = generate(generator, { rows, cols, seed: 'perfect' });
        const before = maze.passages.slice();
        const last = rows * cols - 1;
        const there = solve(id, maze);
        const again = solve(id, maze);
        const back = solve(id, maze, { start: last, goal: 0 });
        expect(there.ending).toBe('reached');
        expectPath(maze, there);
        expect(again).toEqual(there);
        expect(back.path).toEqual([...there.path].reverse());
        expect(there.path.length - 1).toBe(relaxed(maze, 0)[last]);
        expect(there.moves).toBeGreaterThanOrEqual(there.path.length - 1);
        expect(maze.passages).toEqual(before);
      }
    },
  );

  test('start and goal may be the same cell', () => {
    const maze = generate('wilson', { rows: 6, cols: 5, seed: 'same' });
    const { ending, path, moves } = solve(id, maze, { start: 13, goal: 13 });
    expect({ ending, path, moves }).toEqual({ ending: 'reached', path: [13], moves: 0 });
  });

  test('an unreachable goal is told, and ends', () => {
    for (const [maze, start, goal] of [
      [broken(4, 5), 0, 39],
      [new Maze(new Grid(2, 2), new Uint8Array(4)), 0, 3],
    ] as const) {
      const { ending, path } = solve(id, maze, { start, goal });
      expect(path).toEqual([]);
      expect(['exhausted', 'repeats', 'limit']).toContain(ending);
      if (COMPLETE.includes(id)) expect(ending).toBe('exhausted');
    }
  });

  test('a recorded search is the plain one, and can be seen at any step', () => {
    for (const maze of [
      loopy(6, 8, 'seen'),
      broken(3, 4),
      generate('kruskal', { rows: 7, cols: 4, seed: 'seen' }),
    ]) {
      const trace = recordSolution(id, maze, {
        seed: 'seen',
        options: id === 'random-mouse' ? { limit: 300 } : {},
      });
      const plain = solve(id, maze, { seed: 'seen', options: id === 'random-mouse' ? { limit: 300 } : {} });
      expect(trace.solution).toEqual(plain);
      const stepped = new Cursor(trace);
      stepped.seek(0);
      expect([...stepped.passages]).toEqual([...maze.passages]);
      for (const plane of [stepped.roles, stepped.arrows, stepped.listed, stepped.labels]) {
        expect(plane.every((value) => value === 0)).toBe(true);
      }
      // Nothing is done before the first step: no container holds anything either.
      for (const shelf of trace.shelves) expect([...stepped.items(shelf)]).toEqual([]);
      for (let position = 0; position <= trace.tape.length; position++) {
        stepped.seek(position);
        if (position % 17 !== 0) continue;
        const jumped = new Cursor(trace);
        jumped.seek(position);
        expect(jumped.roles).toEqual(stepped.roles);
        expect(jumped.arrows).toEqual(stepped.arrows);
        expect(jumped.labels).toEqual(stepped.labels);
        expect(jumped.listed).toEqual(stepped.listed);
        expect(jumped.passages).toEqual(maze.passages);
        for (const shelf of trace.shelves) expect(jumped.items(shelf)).toEqual(stepped.items(shelf));
      }
    }
  });

  test('every step that is announced happens, and the chalk is the chalk declared', () => {
    const solver = solvers.find((one) => one.id === id)!;
    const seen = new Set<string>();
    const chalk = new Set<string>();
    const note = (trace: SolutionTrace) => {
      const cursor = new Cursor(trace);
      for (let position = 0; position <= cursor.length; position++) {
        cursor.seek(position);
        if (cursor.step !== null) seen.add(cursor.step);
        for (let cell = 0; cell < trace.grid.slots; cell++) {
          const role = cursor.roles[cell];
          if (role !== BLANK)
            chalk.add({ [FRONTIER]: 'frontier', [IN]: 'in', [WALK]: 'walk', [PATH]: 'path' }[role]!);
          if (cursor.arrows[cell] > 0) chalk.add('arrows');
          if (cursor.labels[cell] > 0) chalk.add('labels');
          if (cursor.listed[cell] > 0) chalk.add('listed');
        }
      }
    };
    const weighted: Chosen = 'weights' in solver.options ? { weights: 'random' } : {};
    const limited: Chosen = id === 'random-mouse' ? { limit: 200 } : {};
    for (let seed = 0; seed < 12; seed++) {
      const options = { ...weighted, ...limited };
      note(recordSolution(id, loopy(6, 7, `${seed}`), { seed, options }));
      note(recordSolution(id, generate('backtracker', { rows: 6, cols: 7, seed }), { seed, options }));
      note(recordSolution(id, broken(3, 4), { seed, options }));
      note(recordSolution(id, walled(2, 2), { seed, options }));
      note(recordSolution(id, open(6, 7), { seed, options }));
      note(recordSolution(id, open(1, 1), { seed, options }));
    }
    const announced = Object.entries(solver.steps).filter(([, { kind }]) => kind !== 'heading');
    expect([...seen].sort()).toEqual(announced.map(([name]) => name).sort());
    expect([...chalk].sort()).toEqual([...solver.chalk].sort());
  });

  test.each([-1, 1.5, Number.NaN, 30, 2 ** 31, '3', null])('refuses %s as a start or a goal', (cell) => {
    const maze = generate('wilson', { rows: 5, cols: 6, seed: '' });
    expect(() => solve(id, maze, { start: cell as number })).toThrow(RangeError);
    expect(() => solve(id, maze, { goal: cell as number })).toThrow(RangeError);
  });

  test('refuses options that it does not have, of a wrong type, or out of range', () => {
    const maze = generate('wilson', { rows: 3, cols: 4, seed: '' });
    const options: Readonly<Record<string, Option>> = solvers.find((one) => one.id === id)!.options;
    const refuses = (chosen: Chosen, error: typeof RangeError | typeof TypeError) => {
      expect(() => solve(id, maze, { options: chosen })).toThrow(error);
      expect(() => recordSolution(id, maze, { options: chosen })).toThrow(error);
    };
    refuses({ speed: 1 }, RangeError);
    refuses({ toString: 1 }, RangeError);
    for (const [name, option] of Object.entries(options)) {
      if (option.kind === 'choice') {
        for (const value of ['', 'sideways', 0]) refuses({ [name]: value }, RangeError);
      } else if (option.kind === 'count') {
        for (const value of [option.min - 1, option.max + 1, option.min + 0.5, Number.NaN, 2 ** 31]) {
          refuses({ [name]: value }, RangeError);
        }
        refuses({ [name]: '1' }, TypeError);
      }
    }
    expect(() => solve(id, maze, { seed: {} as string })).toThrow(TypeError);
  });

  test('every value of every choice leads to the goal of a perfect maze', () => {
    const maze = generate('kruskal', { rows: 5, cols: 8, seed: 'choices' });
    const options: Readonly<Record<string, Option>> = solvers.find((one) => one.id === id)!.options;
    for (const [name, option] of Object.entries(options)) {
      if (option.kind !== 'choice') continue;
      for (const value of option.choices) {
        const solution = solve(id, maze, { seed: 'choices', options: { [name]: value } });
        expect(solution.ending).toBe('reached');
        expectPath(maze, solution);
      }
    }
  });

  test('takes a grid with cells left out, between the ends of a longest path', () => {
    const grid = new Grid(
      9,
      9,
      Array.from({ length: 81 }, (_, cell) => (Math.floor(cell / 9) - 4) ** 2 + ((cell % 9) - 4) ** 2 <= 18),
    );
    const maze = generate('backtracker', { grid, seed: 'round' });
    const { start, goal, length } = longestPath(maze);
    const solution = solve(id, maze, { start, goal, seed: 'round' });
    expectPath(maze, solution);
    expect(solution.path.length - 1).toBe(length);
    expect(() => solve(id, maze, { start: 0 })).toThrow(RangeError);
  });
});

describe('shortest paths in 1,000 braided mazes', () => {
  test('bfs, dijkstra, a-star and bidirectional-bfs agree with an independent search', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const [rows, cols] = [2 + (seed % 7), 2 + ((seed * 5) % 9)];
      const maze = loopy(rows, cols, `${seed}`);
      const [start, goal] = [seed % (rows * cols), (seed * 31 + 7) % (rows * cols)];
      const shortest = relaxed(maze, start)[goal];
      for (const id of SHORTEST) {
        const solution = solve(id, maze, { start, goal });
        expectPath(maze, solution);
        expect(solution.moves).toBe(shortest);
      }
    }
  });

  test('the other complete solvers find a path that may be longer', () => {
    for (let seed = 0; seed < 200; seed++) {
      const maze = loopy(6, 8, `${seed}`);
      const shortest = relaxed(maze, 0)[47];
      for (const id of ['dfs', 'greedy', 'dead-end-filling', 'tremaux'] as const) {
        const solution = solve(id, maze);
        expectPath(maze, solution);
        expect(solution.path.length - 1).toBeGreaterThanOrEqual(shortest);
      }
    }
  });
});

test('bfs numbers every cell it has reached by its distance, and every nearer cell than the goal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.string(),
      (rows, cols, seed) => {
        const maze = loopy(rows, cols, seed);
        const truth = relaxed(maze, 0);
        const goal = rows * cols - 1;
        const { distances } = solve('bfs', maze);
        for (let cell = 0; cell < distances.length; cell++) {
          if (distances[cell] !== -1) expect(distances[cell]).toBe(truth[cell]);
          else expect(truth[cell]).toBeGreaterThanOrEqual(truth[goal]);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('bidirectional-bfs numbers cells by their distance from the nearer end, and meets half way', () => {
  for (let seed = 0; seed < 100; seed++) {
    const maze = loopy(8, 9, `${seed}`);
    const [start, goal] = [seed % 72, (seed * 29 + 40) % 72];
    const [fromStart, fromGoal] = [relaxed(maze, start), relaxed(maze, goal)];
    const { distances, path } = solve('bidirectional-bfs', maze, { start, goal });
    const numbers = [...distances.keys()].filter((cell) => distances[cell] !== -1);
    for (const cell of numbers) expect([fromStart[cell], fromGoal[cell]]).toContain(distances[cell]);
    // Up to where the sides met the numbers rise, from there they fall, by 1 a cell.
    const along = path.map((cell) => distances[cell]);
    const rising = path.map((_, at) => at);
    const falling = path.map((_, at) => path.length - 1 - at);
    const met = along.findIndex((number, at) => number !== rising[at]);
    const turn = met === -1 ? path.length : met;
    expect(along).toEqual([...rising.slice(0, turn), ...falling.slice(turn)]);
  }
  // In the open, two small diamonds instead of a large one.
  const ends = { start: 21 * 10 + 5, goal: 21 * 10 + 15 };
  const { expanded } = solve('bidirectional-bfs', open(21, 21), ends);
  expect(expanded).toBeLessThan(0.6 * solve('bfs', open(21, 21), ends).expanded);
});

test('with weights, dijkstra and a-star find the cheapest cost of an independent search', () => {
  for (let seed = 0; seed < 200; seed++) {
    const maze = seed % 2 === 0 ? loopy(5, 7, `${seed}`) : open(5, 7);
    const options = { weights: 'random', most: 9 };
    // Weights are the first draws of the stream, one a cell in reading order.
    const random = new Random(seed);
    const weights = Array.from({ length: 35 }, () => 1 + random.below(9));
    const cheapest = relaxed(maze, 0, (cell) => weights[cell])[34];
    for (const id of ['dijkstra', 'a-star'] as const) {
      const solution = solve(id, maze, { seed, options });
      expectPath(maze, solution);
      expect(solution.distances[34]).toBe(cheapest);
      expect(solution.path.slice(1).reduce((sum, cell) => sum + weights[cell], 0)).toBe(cheapest);
    }
  }
});

test('a-star expands no more cells than dijkstra, and with a zero heuristic just as many', () => {
  for (let seed = 0; seed < 50; seed++) {
    const maze = loopy(9, 9, `${seed}`);
    const { expanded } = solve('dijkstra', maze);
    expect(solve('a-star', maze).expanded).toBeLessThanOrEqual(expanded);
    expect(solve('a-star', maze, { options: { heuristic: 'zero' } }).expanded).toBe(expanded);
  }
});

test('dead-end filling leaves exactly the path of a perfect maze', () => {
  for (let seed = 0; seed < 50; seed++) {
    const maze = generate('wilson', { rows: 9, cols: 6, seed });
    const trace = recordSolution('dead-end-filling', maze);
    const cursor = new Cursor(trace);
    const leave = Array.from({ length: trace.tape.length }, (_, beat) => trace.tape.step(beat)).indexOf(
      'leave',
    );
    cursor.seek(leave);
    const left = [...cursor.roles.keys()].filter((cell) => cursor.roles[cell] === BLANK);
    expect(left).toEqual([...trace.solution.path].sort((a, b) => a - b));
  }
});

describe('followers of walls', () => {
  /** A room of 5 × 5 cells round a block of 1: the goal touches no wall that hangs together with the border. */
  const island = () => {
    const grid = new Grid(5, 5);
    const passages = grid.near.slice();
    const middle = grid.cell(2, 2);
    for (let direction = 0; direction < 4; direction++) {
      const next = grid.neighbour(middle, direction);
      if (direction === 2) continue;
      passages[middle] &= ~(1 << direction);
      passages[next] &= ~(1 << grid.opposite(direction));
    }
    return new Maze(grid, passages);
  };

  test.each(['right', 'left'])(
    'with the %s hand, going round says so instead of going on for ever',
    (hand) => {
      const maze = island();
      const { ending, moves } = solve('wall-follower', maze, { start: 0, goal: 12, options: { hand } });
      expect(ending).toBe('repeats');
      expect(moves).toBeLessThanOrEqual(4 * 25);
    },
  );

  test('in a perfect maze both hands get there and together walk every passage of the tree twice', () => {
    for (let seed = 0; seed < 40; seed++) {
      const maze = generate('kruskal', { rows: 6, cols: 9, seed });
      const right = solve('wall-follower', maze, { options: { hand: 'right' } });
      const left = solve('wall-follower', maze, { options: { hand: 'left' } });
      expect([right.ending, left.ending]).toEqual(['reached', 'reached']);
      expect(right.path).toEqual(left.path);
      expect(right.moves).toBeLessThanOrEqual(2 * (6 * 9 - 1));
    }
  });

  test('pledge reaches every goal at the border, from everywhere, with islands', () => {
    for (let seed = 0; seed < 60; seed++) {
      const maze = loopy(7, 8, `${seed}`);
      const { grid } = maze;
      for (const favourite of ['north', 'east', 'south', 'west']) {
        for (const start of [grid.cell(3, 3), grid.cell(0, 0), grid.cell(5, 2)]) {
          for (const goal of [0, 7, 55, 48, 3, 24, 31, 52]) {
            const solution = solve('pledge', maze, { start, goal, options: { favourite } });
            expect(solution.ending).toBe('reached');
            expectPath(maze, solution);
          }
        }
      }
    }
  });

  test('pledge gets off the island that a wall follower circles', () => {
    // A block of walls in the open; whoever follows it from inside its mouth comes back to it.
    const maze = island();
    const start = maze.grid.cell(2, 1);
    expect(solve('pledge', maze, { start, goal: 24 }).ending).toBe('reached');
  });

  test('pledge writes into each cell how far it has turned since it met the wall', () => {
    const towards = ['north', 'east', 'south', 'west'];
    for (const [nth, favourite] of towards.entries()) {
      const maze = loopy(7, 8, favourite);
      const { grid } = maze;
      const trace = recordSolution('pledge', maze, { start: 27, goal: 0, options: { favourite } });
      const cursor = new Cursor(trace);
      const seen = new Set<string>();
      let count = 0;
      for (let at = 1; at <= trace.tape.length; at++) {
        cursor.seek(at);
        const { step, cell, other } = cursor;
        // 0 stands for a cell without a number.
        const written = cursor.labels[cell] - 1;
        if (step === 'free' || step === 'follow') {
          // A quarter turn to the left from the favourite direction is one direction back in the order of the clock.
          const heading = [-grid.cols, 1, grid.cols, -1].indexOf(cell - other);
          expect((((nth - written) % 4) + 4) % 4, `${favourite}, step ${at}`).toBe(heading);
          // Left until a way is open: at most a half turn after the right turn that comes first.
          expect([-1, 0, 1, 2]).toContain(written - count);
        }
        if (step === 'free' || step === 'release') expect(written).toBe(0);
        if (step === 'hit') expect([count, written]).toEqual([0, 1]);
        if (step !== 'trace' && step !== 'found') count = written;
        seen.add(`${step}`);
      }
      expect([...seen]).toEqual(expect.arrayContaining(['free', 'hit', 'follow', 'release', 'found']));
    }
  });

  test('pledge ends on goals that it misses', () => {
    for (let seed = 0; seed < 60; seed++) {
      const maze = loopy(8, 8, `${seed}`);
      for (let goal = 0; goal < 64; goal += 5) {
        const { ending } = solve('pledge', maze, { start: 9, goal });
        expect(['reached', 'repeats']).toContain(ending);
      }
    }
  });
});

/** How often each passage was walked by Trémaux, by the wall that stood there. */
function walkedByTremaux({ tape, grid }: SolutionTrace): Map<number, number> {
  const walked = new Map<number, number>();
  for (let beat = 0; beat < tape.length; beat++) {
    const step = tape.step(beat);
    if (step !== 'advance' && step !== 'back' && step !== 'turn') continue;
    const wall = grid.wall(tape.cell(beat), tape.other(beat));
    walked.set(wall, (walked.get(wall) ?? 0) + (step === 'turn' ? 2 : 1));
  }
  return walked;
}

test('trémaux walks no passage more than twice', () => {
  for (let seed = 0; seed < 60; seed++) {
    const walked = walkedByTremaux(recordSolution('tremaux', loopy(7, 7, `${seed}`)));
    expect(Math.max(...walked.values())).toBeLessThanOrEqual(2);
  }
});

test('trémaux has walked every passage it can get to exactly twice when there is no way', () => {
  fc.assert(
    fc.property(mazeWithEnds, ([maze, start, goal]) => {
      const trace = recordSolution('tremaux', maze, { start, goal });
      fc.pre(trace.solution.ending !== 'reached');
      const { grid } = maze;
      const near = distancesFrom(maze, start);
      const passages: number[] = [];
      grid.eachWall((wall) => {
        const [a, b] = [grid.firstSide(wall), grid.secondSide(wall)];
        if (maze.exits(a).includes(b) && near[a] !== NONE) passages.push(wall);
      });
      const walked = walkedByTremaux(trace);
      expect([...walked.keys()].sort((a, b) => a - b)).toEqual(passages.sort((a, b) => a - b));
      for (const times of walked.values()) expect(times).toBe(2);
    }),
  );
});

test('the random mouse gives up at its limit, and says so', () => {
  const maze = generate('backtracker', { rows: 20, cols: 20, seed: 'far' });
  const { ending, moves, path } = solve('random-mouse', maze, { seed: 1, options: { limit: 50 } });
  expect({ ending, moves, path }).toEqual({ ending: 'limit', moves: 50, path: [] });
  expect(solve('random-mouse', maze, { seed: 1, options: { limit: 0 } }).ending).toBe('limit');
});

test('large mazes end in time and without recursion', () => {
  const maze = generate('backtracker', { rows: 300, cols: 300, seed: 'large' });
  for (const id of ids) {
    const options: Chosen = id === 'random-mouse' ? { limit: 1000 } : {};
    expect(['reached', 'limit']).toContain(solve(id, maze, { options }).ending);
  }
});
