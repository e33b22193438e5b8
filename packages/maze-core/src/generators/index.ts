import { aldousBroder } from './aldous-broder.ts';
import { backtracker } from './backtracker.ts';
import { binaryTree } from './binary-tree.ts';
import { division } from './division.ts';
import { eller } from './eller.ts';
import { growingTree } from './growing-tree.ts';
import { houston } from './houston.ts';
import { huntAndKill } from './hunt-and-kill.ts';
import { kruskal } from './kruskal.ts';
import { originShift } from './origin-shift.ts';
import { primCells } from './prim-cells.ts';
import { primFrontier } from './prim-frontier.ts';
import { primWalls } from './prim-walls.ts';
import { primWeights } from './prim-weights.ts';
import { sidewinder } from './sidewinder.ts';
import { wilson } from './wilson.ts';

/** Every generator, in the order in which they are best read. */
export const generators = [
  primWalls,
  primFrontier,
  primWeights,
  primCells,
  growingTree,
  backtracker,
  huntAndKill,
  kruskal,
  aldousBroder,
  wilson,
  houston,
  binaryTree,
  sidewinder,
  eller,
  division,
  originShift,
] as const;

/** The ids of the generators. */
export type GeneratorId = (typeof generators)[number]['id'];
