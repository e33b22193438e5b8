import { aldousBroder } from './aldous-broder.ts';
import { backtracker } from './backtracker.ts';
import { kruskal } from './kruskal.ts';
import { primFrontier } from './prim-frontier.ts';
import { primWalls } from './prim-walls.ts';
import { wilson } from './wilson.ts';

/** Every generator, in the order in which they are best read. */
export const generators = [primWalls, primFrontier, backtracker, kruskal, aldousBroder, wilson] as const;

/** The ids of the generators. */
export type GeneratorId = (typeof generators)[number]['id'];
