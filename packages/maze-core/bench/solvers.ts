/**
 * Cells a second of every solver on a maze of the backtracker, from corner to corner: plain and recorded.
 *
 *     npm run bench:solvers -w maze-core [-- id …]
 *
 * Counted are the cells that the search handled (`expanded`), since how much of a maze a solver looks at is a property
 * of the solver and not of its speed. Each figure is the best of several runs in one process, on the same three mazes
 * for all, so figures of one table can be compared; those of different machines cannot.
 */
import { generate, type Maze, recordSolution, type Solution, solve, solvers } from '../src/index.ts';

const wanted = process.argv.slice(2);
const ids = solvers.map(({ id }) => id).filter((id) => wanted.length === 0 || wanted.includes(id));

/** Million cells a second, the best of as many runs as fit in the time. */
function speed(search: (seed: number) => Solution, milliseconds = 400): number {
  let best = 0;
  const end = performance.now() + milliseconds;
  for (let seed = 0; seed < 3 || performance.now() < end; seed++) {
    const begin = performance.now();
    const { expanded } = search(seed);
    best = Math.max(best, expanded / (performance.now() - begin) / 1000);
  }
  return best;
}

const mazes: readonly Maze[] = [64, 256, 1024].map((side) =>
  generate('backtracker', { rows: side, cols: side, seed: 'bench' }),
);

for (const id of ids) {
  const columns = mazes.map((maze) => {
    const plain = speed((seed) => solve(id, maze, { seed }));
    const recorded = speed((seed) => recordSolution(id, maze, { seed }).solution);
    const { expanded } = solve(id, maze, { seed: 0 });
    return `${maze.grid.rows}² plain ${plain.toPrecision(3)} recorded ${recorded.toPrecision(3)} (÷${(plain / recorded).toFixed(2)}, ${expanded} cells)`;
  });
  console.log(id.padEnd(17), columns.join(' · '));
}
