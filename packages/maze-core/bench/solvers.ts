/**
 * Cells a second of every solver, from corner to corner, plain and recorded: in mazes of the backtracker, and in the same
 * mazes with half of their dead ends opened into loops.
 *
 *     npm run bench:solvers -w maze-core [-- id …]
 *
 * Counted are the cells that the search handled (`expanded`), since how much of a maze a solver looks at is a property
 * of the solver and not of its speed. Each figure is the best of several runs; those of one algorithm come from one
 * process, so they can be compared; those of different machines cannot.
 */
import { braid, generate, recordSolution, type SolverId, solve, solvers } from '../src/index.ts';
import { eachAlone, speed } from './timing.ts';

const ids = process.argv.slice(2);

if (ids.length === 1) for (const line of measured(ids[0] as SolverId)) console.log(line);
else {
  console.log('Million cells handled a second');
  const wanted = solvers.map(({ id }) => id).filter((id) => ids.length === 0 || ids.includes(id));
  eachAlone(import.meta.filename, wanted, []);
}

/** Plain runs come first, since code that has met a tape is compiled for both kinds of run. */
function measured(id: SolverId): string[] {
  const perfect = [64, 256, 1024].map((side) =>
    generate('backtracker', { rows: side, cols: side, seed: 'bench' }),
  );
  const braided = perfect.map((maze) => braid(maze, { share: 0.5, seed: 'bench' }));
  const all = [...perfect, ...braided];
  const plain = all.map((maze) => speed((seed) => () => solve(id, maze, { seed }).expanded));
  const recorded = all.map((maze) =>
    speed((seed) => () => recordSolution(id, maze, { seed }).solution.expanded),
  );
  const columns = all.map((maze, n) => {
    const { expanded } = solve(id, maze, { seed: 0 });
    return `${maze.grid.rows}² plain ${plain[n].toPrecision(3)} · recorded ${recorded[n].toPrecision(3)} (÷${(plain[n] / recorded[n]).toFixed(2)}, ${expanded} cells)`;
  });
  return [
    [id.padEnd(17), 'perfect', ...columns.slice(0, 3)].join(' · '),
    [id.padEnd(17), 'braided', ...columns.slice(3)].join(' · '),
  ];
}
