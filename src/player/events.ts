import { countUpTo, type Outline, type Trace } from 'maze-core';

/** The steps of an algorithm that are named events: a dead end, a wall refused, … */
export function eventSteps({ steps }: Trace['algorithm']): ReadonlySet<string> {
  return new Set(Object.keys(steps).filter((name) => steps[name].kind === 'event'));
}

/**
 * The steps that a line of pseudocode stands for: its own; or, for a heading, which is never announced, those of the
 * block below it; or, where nothing is indented below it, those that follow it at its own depth: the outcomes of what
 * it says.
 */
export function stepsOfLine(outline: Outline, line: string): ReadonlySet<string> {
  if (outline[line].kind !== 'heading') return new Set([line]);
  const names = Object.keys(outline);
  const { indent } = outline[line];
  const below = names.slice(names.indexOf(line) + 1);
  const blockOf = (least: number) => {
    const end = below.findIndex((name) => outline[name].indent < least);
    return end < 0 ? below : below.slice(0, end);
  };
  const inside = blockOf(indent + 1);
  const block =
    inside.length > 0 ? inside : blockOf(indent).filter((name) => outline[name].indent === indent);
  return new Set(block.filter((name) => outline[name].kind !== 'heading'));
}

/** The first of these rising positions that lies after `position`, or null. */
export function nextOf(positions: Int32Array, position: number): number | null {
  return positions[countUpTo(positions, position)] ?? null;
}

/** The last of these rising positions that lies before `position`, or null. */
export function previousOf(positions: Int32Array, position: number): number | null {
  return positions[countUpTo(positions, position - 1) - 1] ?? null;
}
