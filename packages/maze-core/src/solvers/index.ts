import { aStar } from './a-star.ts';
import { bfs } from './bfs.ts';
import { bidirectionalBfs } from './bidirectional-bfs.ts';
import { deadEndFilling } from './dead-end-filling.ts';
import { dfs } from './dfs.ts';
import { dijkstra } from './dijkstra.ts';
import { greedy } from './greedy.ts';
import { pledge } from './pledge.ts';
import { randomMouse } from './random-mouse.ts';
import { tremaux } from './tremaux.ts';
import { wallFollower } from './wall-follower.ts';

/** Every solver, in the order in which they are best read. */
export const solvers = [
  bfs,
  dfs,
  dijkstra,
  aStar,
  greedy,
  bidirectionalBfs,
  deadEndFilling,
  wallFollower,
  pledge,
  tremaux,
  randomMouse,
] as const;

/** The ids of the solvers. */
export type SolverId = (typeof solvers)[number]['id'];
