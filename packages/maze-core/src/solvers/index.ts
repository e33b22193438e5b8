import { bfs } from './bfs.ts';

/** Every solver, in the order in which they are best read. */
export const solvers = [bfs] as const;

/** The ids of the solvers. */
export type SolverId = (typeof solvers)[number]['id'];
