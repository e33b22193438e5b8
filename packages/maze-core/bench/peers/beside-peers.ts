// Our algorithms beside the same algorithms of other packages, in one run: read the ratios, not the single figures.
// In this folder: npm install, then node beside-peers.ts [size …]
import { createRequire } from 'node:module';
import { type GeneratorId, generate, type SolverId, solve, toBlockText } from '../../src/index.ts';

const require = createRequire(import.meta.url);
const algernon = await import('algernon-js');
const { default: generateMaze } = await import('generate-maze');
const rot = require('rot-js');
const mazeGeneration = require('maze-generation');
const sbj42 = require('@sbj42/maze-generator');
const PF = require('pathfinding');

type Run = () => unknown;

/** The quickest of several runs, in seconds: the least disturbed by the machine. A slow one is run once. */
function quickest(run: Run, runs = 5): number {
  let best = Number.POSITIVE_INFINITY;
  const begin = performance.now();
  for (let n = 0; n < runs && (n === 0 || performance.now() - begin < 2000); n++) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best / 1000;
}

/** rot-js counts tiles; so many hold n × n cells. */
const tiles = (n: number) => 2 * n + 1;

const makers = (n: number): Partial<Record<GeneratorId, Record<string, Run>>> => ({
  backtracker: {
    'algernon-js': () => algernon.generateBacktrackingRaw(n, n),
    '@sbj42': () => sbj42.generate(n, n, { generator: '@sbj42/maze-generator-backtrack' }),
    'maze-generation': () => mazeGeneration({ width: n, height: n, seed: 1 }),
  },
  // Scans from the first row at each hunt: minutes beyond this size.
  'hunt-and-kill':
    n > 128
      ? {}
      : {
          'maze-generation': () => mazeGeneration({ width: n, height: n, seed: 1, algorithm: 'HUNTANDKILL' }),
        },
  kruskal: { 'algernon-js': () => algernon.generateKruskalRaw(n, n) },
  'growing-tree': { 'algernon-js': () => algernon.generateGrowingTreeRaw(n, n) },
  'prim-frontier': { '@sbj42 prim': () => sbj42.generate(n, n, { generator: '@sbj42/maze-generator-prim' }) },
  eller: {
    'generate-maze': () => generateMaze(n, n),
    'rot-js': () => new rot.Map.EllerMaze(tiles(n), tiles(n)).create(() => {}),
  },
  division: { 'rot-js': () => new rot.Map.DividedMaze(tiles(n), tiles(n)).create(() => {}) },
});

/** Searches from corner to corner of one maze of ours, handed over in the package's own form before the clock starts. */
function solversOf(n: number): Partial<Record<SolverId, Record<string, Run>>> {
  const maze = generate('backtracker', { rows: n, cols: n, seed: 'peers' });
  const map = toBlockText(maze, { wall: '1', open: '0' }).trimEnd().split('\n');
  const matrix = map.map((line) => [...line].map(Number));
  const end = tiles(n) - 2;
  /** A grid is used up by a search, so each run has one of its own. */
  const grids = Array.from({ length: 32 }, () => new PF.Grid(matrix));
  const find = (finder: { findPath: (...args: unknown[]) => unknown }) => () =>
    finder.findPath(1, 1, end, end, grids.pop());
  return {
    bfs: { pathfinding: find(new PF.BreadthFirstFinder()) },
    dijkstra: { pathfinding: find(new PF.DijkstraFinder()) },
    'a-star': { pathfinding: find(new PF.AStarFinder()) },
    greedy: { pathfinding: find(new PF.BestFirstFinder()) },
    'bidirectional-bfs': { pathfinding: find(new PF.BiBreadthFirstFinder()) },
  };
}

const sizes = process.argv.slice(2).map(Number);
for (const n of sizes.length > 0 ? sizes : [256]) {
  const rate = (seconds: number) => (n * n) / seconds / 1e6;
  const show = (id: string, ours: number, peers: Record<string, Run>) => {
    for (const [name, run] of Object.entries(peers)) {
      let line = `${n}²  ${id.padEnd(14)} ours ${rate(ours).toFixed(1).padStart(6)}  `;
      try {
        const theirs = quickest(run);
        line += `${name} ${rate(theirs).toFixed(2)}  ratio ${(theirs / ours).toFixed(1)}`;
      } catch (error) {
        line += `${name} fails: ${(error as Error).message.slice(0, 60)}`;
      }
      console.log(line);
    }
  };
  console.log('million cells a second');
  for (const [id, peers] of Object.entries(makers(n))) {
    let seed = 0;
    show(
      id,
      quickest(() => generate(id as GeneratorId, { rows: n, cols: n, seed: seed++ }), 9),
      peers,
    );
  }
  const maze = generate('backtracker', { rows: n, cols: n, seed: 'peers' });
  for (const [id, peers] of Object.entries(solversOf(n))) {
    show(
      id,
      quickest(() => solve(id as SolverId, maze), 9),
      peers,
    );
  }
}
