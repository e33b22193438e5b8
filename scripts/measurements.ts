import { braid, generate, generators, recordGeneration, solve } from 'maze-core';
import { Statistics, textureOf } from 'maze-core/measure';
import { count } from '../src/uniformity/counting.ts';

/** The parameters of the figures that are committed. Seeds are the numbers from 0. */
export const FIGURES = {
  deadEnds: { rows: 100, cols: 100, mazes: 100 },
  walkSteps: { sizes: [10, 20, 50, 100], mazes: 100 },
  handled: { rows: 50, cols: 50, mazes: 100 },
  reached: { mazes: 40_000, seed: 'reached' },
  textures: { rows: 50, cols: 50, mazes: 100 },
};

/** Options other than the default ones that pages quote figures of. */
const VARIANTS = (['newest', 'oldest', 'middle', 'random'] as const).map(
  (take) => ({ name: `growing-tree, take: ${take}`, id: 'growing-tree', options: { take } }) as const,
);

/** Each generator with its default options, and the variants. */
const KINDS = [...generators.map(({ id }) => ({ name: id, id, options: {} })), ...VARIANTS];

/** Mean share of dead ends in per cent, for each generator with its default options and for some variants. */
export function deadEnds(parameters: { rows: number; cols: number; mazes: number }) {
  const { rows, cols, mazes } = parameters;
  const percent = Object.fromEntries(
    KINDS.map(({ name, id, options }) => {
      let ends = 0;
      for (let seed = 0; seed < mazes; seed++) {
        const { grid, passages } = generate(id, { rows, cols, seed, options });
        for (const mask of passages) if (grid.count(mask) === 1) ends++;
      }
      return [name, rounded((100 * ends) / (rows * cols * mazes), 2)];
    }),
  );
  return { parameters, percent };
}

/** Mean number of steps that the random walks of Aldous–Broder, Wilson and Houston take on n × n cells. */
export function walkSteps(parameters: { sizes: readonly number[]; mazes: number }) {
  const walking: Readonly<Record<string, readonly string[]>> = {
    'aldous-broder': ['enter', 'wander'],
    wilson: ['walk', 'erase', 'meet'],
    houston: ['enter', 'wander', 'walk', 'erase', 'meet'],
  };
  const mean = (id: 'aldous-broder' | 'wilson' | 'houston', size: number) => {
    let steps = 0;
    for (let seed = 0; seed < parameters.mazes; seed++) {
      const { tape } = recordGeneration(id, { rows: size, cols: size, seed });
      for (let beat = 0; beat < tape.length; beat++) if (walking[id].includes(tape.step(beat))) steps++;
    }
    return Math.round(steps / parameters.mazes);
  };
  const means = parameters.sizes.map((size) => {
    const [broder, wilson] = [mean('aldous-broder', size), mean('wilson', size)];
    const ratio = rounded(broder / wilson, 1);
    return [size, { 'aldous-broder': broder, wilson, ratio, houston: mean('houston', size) }] as const;
  });
  return { parameters, means: Object.fromEntries(means) };
}

/**
 * Mean share of the cells in per cent that a search handles from corner to corner, by who made the maze, and how often
 * as long the way is as the two corners are apart (rows − 1 + columns − 1): in perfect mazes, and in the same mazes with
 * a share of their dead ends removed.
 */
export function handled(parameters: { rows: number; cols: number; mazes: number }) {
  const { rows, cols, mazes } = parameters;
  const searches = ['bfs', 'dfs', 'bidirectional-bfs', 'a-star', 'greedy'] as const;
  const makers = [
    'backtracker',
    'hunt-and-kill',
    'division',
    'wilson',
    'kruskal',
    'binary-tree',
    'prim-walls',
    'prim-frontier',
  ] as const;
  const shares = (generator: (typeof makers)[number], braided: number) => {
    const sums = searches.map(() => 0);
    let length = 0;
    for (let seed = 0; seed < mazes; seed++) {
      const perfect = generate(generator, { rows, cols, seed });
      const maze = braided === 0 ? perfect : braid(perfect, { share: braided, seed });
      searches.forEach((search, at) => {
        const { expanded, path } = solve(search, maze);
        sums[at] += expanded;
        if (search === 'bfs') length += path.length - 1;
      });
    }
    return {
      ...Object.fromEntries(
        searches.map((search, at) => [search, rounded((100 * sums[at]) / (rows * cols * mazes), 1)]),
      ),
      detour: rounded(length / mazes / (rows - 1 + cols - 1), 1),
    };
  };
  const percent = Object.fromEntries(makers.map((maker) => [maker, shares(maker, 0)]));
  const braided = Object.fromEntries(
    [0.5, 1].map((share) => [
      share,
      Object.fromEntries(
        (['backtracker', 'prim-frontier'] as const).map((maker) => [maker, shares(maker, share)]),
      ),
    ]),
  );
  return { parameters, percent, braided };
}

/**
 * What mazes of each generator look like on average: shares of the cells in per cent (of the passages, for those that
 * lead east and west; of the dead ends, for those that open to each side), the longest path in passages, and by how much
 * the share of dead ends differs from maze to maze (standard deviation, in percentage points).
 */
export function textures(parameters: { rows: number; cols: number; mazes: number }) {
  const { rows, cols, mazes } = parameters;
  const counted = ['deadEnds', 'straights', 'turns', 'tJunctions', 'crossings'] as const;
  const means = Object.fromEntries(
    KINDS.map(({ name, id, options }) => {
      const shares = Object.fromEntries(counted.map((measure) => [measure, new Statistics()]));
      const [longest, horizontal] = [new Statistics(), new Statistics()];
      const openings = [0, 0, 0, 0];
      for (let seed = 0; seed < mazes; seed++) {
        const maze = generate(id, { rows, cols, seed, options });
        const texture = textureOf(maze);
        for (const measure of counted) shares[measure].add((100 * texture[measure]) / texture.cells);
        longest.add(texture.longestPath);
        horizontal.add(100 * texture.horizontalShare);
        // A dead end has one bit set: 1, 2, 4 or 8, for north, east, south and west.
        for (const mask of maze.passages) if (maze.grid.count(mask) === 1) openings[Math.log2(mask)]++;
      }
      const ends = openings.reduce((sum, count) => sum + count, 0);
      const [north, east, south, west] = openings.map((count) => rounded((100 * count) / ends, 1));
      return [
        name,
        {
          ...Object.fromEntries(counted.map((measure) => [measure, rounded(shares[measure].mean, 1)])),
          spread: rounded(shares.deadEnds.standardDeviation, 2),
          longestPath: Math.round(longest.mean),
          horizontal: rounded(horizontal.mean, 1),
          ...{ north, east, south, west },
        },
      ];
    }),
  );
  return { parameters, means };
}

/** How many of the 15 mazes of 2 × 3 cells and of the 192 of 3 × 3 each generator has made, default options. */
export function reached(parameters: { mazes: number; seed: string }) {
  const { mazes, seed } = parameters;
  const kinds = generators.map(({ id }) => {
    const on = (rows: number, cols: number) =>
      count({ algorithm: id, options: {}, rows, cols, seed, first: 1, count: mazes }).filter(
        (times) => times > 0,
      ).length;
    return [id, { '2x3': on(2, 3), '3x3': on(3, 3) }] as const;
  });
  return { parameters, kinds: Object.fromEntries(kinds) };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
