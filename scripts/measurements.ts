import { generate, generators, recordGeneration, solve } from 'maze-core';
import { count } from '../src/uniformity/counting.ts';

/** The parameters of the figures that are committed. Seeds are the numbers from 0. */
export const FIGURES = {
  deadEnds: { rows: 100, cols: 100, mazes: 100 },
  walkSteps: { sizes: [10, 20, 50, 100], mazes: 100 },
  handled: { rows: 50, cols: 50, mazes: 100 },
  reached: { mazes: 40_000, seed: 'reached' },
};

/** Options other than the default ones that pages quote figures of. */
const VARIANTS = (['newest', 'oldest', 'middle', 'random'] as const).map(
  (take) => ({ name: `growing-tree, take: ${take}`, id: 'growing-tree', options: { take } }) as const,
);

/** Mean share of dead ends in per cent, for each generator with its default options and for some variants. */
export function deadEnds(parameters: { rows: number; cols: number; mazes: number }) {
  const { rows, cols, mazes } = parameters;
  const kinds = [...generators.map(({ id }) => ({ name: id, id, options: {} })), ...VARIANTS];
  const percent = Object.fromEntries(
    kinds.map(({ name, id, options }) => {
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

/** Mean share of the cells in per cent that a search handles from corner to corner, by who made the maze. */
export function handled(parameters: { rows: number; cols: number; mazes: number }) {
  const { rows, cols, mazes } = parameters;
  const searches = ['bfs', 'dfs', 'bidirectional-bfs', 'a-star', 'greedy'] as const;
  const percent = (['backtracker', 'prim-walls', 'prim-frontier'] as const).map((generator) => {
    const sums = searches.map(() => 0);
    for (let seed = 0; seed < mazes; seed++) {
      const maze = generate(generator, { rows, cols, seed });
      searches.forEach((search, at) => {
        sums[at] += solve(search, maze).expanded;
      });
    }
    const shares = searches.map((search, at) => [
      search,
      rounded((100 * sums[at]) / (rows * cols * mazes), 1),
    ]);
    return [generator, Object.fromEntries(shares)] as const;
  });
  return { parameters, percent: Object.fromEntries(percent) };
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
