import type { Cell, Wall } from 'maze-core';

/** What a list points at in the picture: cells, or a wall. */
export type Marked = { readonly cells: readonly Cell[] } | { readonly wall: Wall };
