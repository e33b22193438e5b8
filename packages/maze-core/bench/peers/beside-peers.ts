/**
 * Our algorithms beside the same algorithms of other packages.
 *
 *     npm run bench:peers -w maze-core [-- id …] [-- side …]
 *
 * Million cells of the maze a second, and how many times faster ours is: below 1 the peer is faster. Ours and its peers
 * run in one process, so the ratios can be compared; the single figures of different machines cannot. What a package
 * needs a maze turned into is prepared off the clock.
 */
import { createRequire } from 'node:module';
import {
  braid,
  type GeneratorId,
  generate,
  type Maze,
  type SolverId,
  solve,
  toBlockText,
} from '../../src/index.ts';
import { eachAlone, type Run, speed } from '../timing.ts';

const require = createRequire(import.meta.url);
const algernon = await import('algernon-js');
const { default: generateMaze } = await import('generate-maze');
const { default: createGraph } = await import('ngraph.graph');
const ngraph = await import('ngraph.path');
const rot = require('rot-js');
const mazeGeneration = require('maze-generation');
const sbj42 = require('@sbj42/maze-generator');
const PF = require('pathfinding');
const EasyStar = require('easystarjs');

/** Where a package takes a time that grows faster than the maze, the longest side that is over in a minute. */
interface Peer {
  readonly longest?: number;
  readonly make: (side: number) => unknown;
}

/** rot-js counts tiles; so many hold `side` cells. */
const tiles = (side: number) => 2 * side + 1;

const makers: Partial<Record<GeneratorId, Readonly<Record<string, Peer>>>> = {
  backtracker: {
    'algernon-js': { make: (side) => algernon.generateBacktrackingRaw(side, side) },
    '@sbj42': {
      make: (side) => sbj42.generate(side, side, { generator: '@sbj42/maze-generator-backtrack' }),
    },
    'maze-generation': { make: (side) => mazeGeneration({ width: side, height: side, seed: 1 }) },
  },
  'hunt-and-kill': {
    'maze-generation': {
      longest: 128,
      make: (side) => mazeGeneration({ width: side, height: side, seed: 1, algorithm: 'HUNTANDKILL' }),
    },
  },
  kruskal: { 'algernon-js': { longest: 64, make: (side) => algernon.generateKruskalRaw(side, side) } },
  'growing-tree': {
    'algernon-js': { make: (side) => algernon.generateGrowingTreeRaw(side, side) },
  },
  'prim-frontier': {
    '@sbj42': { make: (side) => sbj42.generate(side, side, { generator: '@sbj42/maze-generator-prim' }) },
  },
  eller: {
    'generate-maze': { make: (side) => generateMaze(side, side) },
    'rot-js': { make: (side) => new rot.Map.EllerMaze(tiles(side), tiles(side)).create(() => {}) },
  },
  division: {
    'rot-js': { make: (side) => new rot.Map.DividedMaze(tiles(side), tiles(side)).create(() => {}) },
  },
};

/** Options with which ours does what its peers do: drawing from all cells at random, as theirs does without options. */
const alike: Partial<Record<GeneratorId, Readonly<Record<string, string>>>> = {
  'growing-tree': { take: 'random' },
};

/** Answers a search from corner to corner of a maze, and the search how many moves from cell to cell its path has. */
type Searcher = (maze: Maze) => () => number;

/** Walls and cells as tiles, 1 and 0: what searches on maps take. A passage and a cell are a tile each. */
function tileMap(maze: Maze): number[][] {
  const lines = toBlockText(maze, { wall: '1', open: '0' }).trimEnd().split('\n');
  return lines.map((line) => [...line].map(Number));
}

const onTiles =
  (Finder: new () => { findPath(...args: unknown[]): unknown[] }): Searcher =>
  (maze) => {
    // A grid is used up by a search.
    const grid = new PF.Grid(tileMap(maze));
    const end = tiles(maze.grid.rows) - 2;
    return () => (new Finder().findPath(1, 1, end, end, grid).length - 1) / 2;
  };

const easyStar: Searcher = (maze) => {
  const finder = new EasyStar.js();
  finder.setGrid(tileMap(maze));
  finder.setAcceptableTiles([0]);
  finder.enableSync();
  const end = tiles(maze.grid.rows) - 2;
  return () => {
    let moves = Number.NaN;
    finder.findPath(1, 1, end, end, (path: unknown[] | null) => {
      moves = ((path?.length ?? Number.NaN) - 1) / 2;
    });
    finder.calculate();
    return moves;
  };
};

/** Algernon's own form: a bit for each wall that stands. */
const onWalls =
  (search: (walls: number[][], start: number[], goal: number[]) => number[][]): Searcher =>
  (maze) => {
    const { rows, cols } = maze.grid;
    // North, east, south, west, as our bits go.
    const bits = [8, 2, 4, 1];
    const walls = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: cols }, (_, col) =>
        bits.reduce((sum, bit, d) => sum + ((maze.passages[row * cols + col] >> d) & 1 ? 0 : bit), 0),
      ),
    );
    return () => search(walls, [0, 0], [rows - 1, cols - 1]).length - 1;
  };

interface Place {
  row: number;
  col: number;
}

/** A graph of cells and passages; `estimate` is the distance by rows plus columns, or nothing. */
const onGraph =
  (make: typeof ngraph.aStar, estimate: boolean): Searcher =>
  ({ grid, passages }) => {
    const graph = createGraph<Place, undefined>();
    for (let cell = 0; cell < grid.slots; cell++) {
      graph.addNode(cell, { row: grid.row(cell), col: grid.col(cell) });
    }
    for (let cell = 0; cell < grid.slots; cell++) {
      for (const direction of [1, 2]) {
        if ((passages[cell] >> direction) & 1) graph.addLink(cell, grid.neighbour(cell, direction));
      }
    }
    const finder = make(graph, {
      distance: () => 1,
      heuristic: (from, to) =>
        estimate ? Math.abs(from.data.row - to.data.row) + Math.abs(from.data.col - to.data.col) : 0,
    });
    return () => finder.find(0, grid.slots - 1).length - 1;
  };

const searchers: Partial<Record<SolverId, Readonly<Record<string, Searcher>>>> = {
  bfs: { pathfinding: onTiles(PF.BreadthFirstFinder), 'algernon-js': onWalls(algernon.solveBFSRaw) },
  dfs: { 'algernon-js': onWalls(algernon.solveDFSRaw) },
  dijkstra: { pathfinding: onTiles(PF.DijkstraFinder), 'ngraph.path': onGraph(ngraph.aStar, false) },
  'a-star': {
    pathfinding: onTiles(PF.AStarFinder),
    easystarjs: easyStar,
    'ngraph.path': onGraph(ngraph.aStar, true),
    'algernon-js': onWalls(algernon.solveAStarRaw),
  },
  greedy: { pathfinding: onTiles(PF.BestFirstFinder), 'ngraph.path': onGraph(ngraph.aGreedy, true) },
  'bidirectional-bfs': { pathfinding: onTiles(PF.BiBreadthFirstFinder) },
};

/** One run of a peer may take many seconds, so all get the time for one that is slow and many that are quick. */
const MILLISECONDS = 1000;

function besideMakers(id: GeneratorId, side: number): string {
  const counted = (make: (seed: number) => unknown) => (seed: number) => () => {
    make(seed);
    return side * side;
  };
  const options = alike[id];
  const ours = speed(
    counted((seed) => generate(id, { rows: side, cols: side, seed, options })),
    MILLISECONDS,
  );
  const theirs = Object.entries(makers[id] ?? {}).map(([name, { longest, make }]) => {
    if (longest !== undefined && side > longest) return `${name} takes minutes`;
    return beside(
      name,
      ours,
      counted(() => make(side)),
    );
  });
  return [ours.toPrecision(3), ...theirs].join(' · ');
}

function besideSearchers(id: SolverId, maze: Maze): string {
  const cells = maze.grid.slots;
  const { moves: shortest } = solve('bfs', maze);
  const ours = speed(
    () => () => {
      solve(id, maze);
      return cells;
    },
    MILLISECONDS,
  );
  const theirs = Object.entries(searchers[id] ?? {}).map(([name, searcher]) =>
    beside(name, ours, () => {
      const search = searcher(maze);
      return () => {
        const moves = search();
        if (!(moves >= shortest))
          throw new Error(`a path of ${moves} moves, where the shortest has ${shortest}`);
        return cells;
      };
    }),
  );
  return [ours.toPrecision(3), ...theirs].join(' · ');
}

function beside(name: string, ours: number, ready: (n: number) => Run): string {
  try {
    const theirs = speed(ready, MILLISECONDS);
    return `${name} ${theirs.toPrecision(3)} (×${(ours / theirs).toPrecision(2)})`;
  } catch (error) {
    return `${name} fails: ${(error as Error).message}`;
  }
}

const words = process.argv.slice(2);
const ids = words.filter((word) => !/^\d+$/.test(word));
const given = words.filter((word) => /^\d+$/.test(word));
const sides = given.length > 0 ? given.map(Number) : [64, 256, 1024];

if (ids.length !== 1) {
  console.log('Million cells of the maze a second, and ours ÷ theirs');
  const known = [...Object.keys(makers), ...Object.keys(searchers)];
  eachAlone(
    import.meta.filename,
    known.filter((id) => ids.length === 0 || ids.includes(id)),
    given,
  );
} else {
  const [id] = ids;
  for (const side of sides) {
    const start = `${id.padEnd(17)} ${side}²`;
    if (id in makers) console.log(start, besideMakers(id as GeneratorId, side));
    else {
      const perfect = generate('backtracker', { rows: side, cols: side, seed: 'peers' });
      console.log(start, 'perfect', besideSearchers(id as SolverId, perfect));
      const braided = braid(perfect, { share: 0.5, seed: 'peers' });
      console.log(start, 'braided', besideSearchers(id as SolverId, braided));
    }
  }
}
