import { type Cell, type Direction, NONE, type Trace } from 'maze-core';
import type { Words } from '../i18n/words.ts';
import { type Picture, setNumber } from '../paint/picture.ts';
import { layerNames, roleNames } from './layers.ts';
import { directionName } from './question-words.ts';
import { capitalized, cellName } from './sentence.ts';
import { filled, type LegendWords, type Strings } from './strings.ts';

type Side = 'open' | 'wall' | 'listed' | 'border';
const SIDES: readonly Side[] = ['open', 'wall', 'listed', 'border'];

/**
 * What can be seen of a cell in a picture, in words: where it is, what it is, its four sides, its number, its arrow.
 *
 * @param legend  what the page calls the layers of its pictures
 */
export function describeCell(
  cell: Cell,
  picture: Picture,
  algorithm: Trace['algorithm'],
  words: Words,
  strings: Strings,
  legend?: LegendWords,
): string {
  const { grid, ends, labels, arrows, roles, sets } = picture;
  const names = layerNames(algorithm, strings, legend);
  const pair = (what: string, value: string | number) => filled(words['maze.explore_pair'], { what, value });
  const list = (items: readonly string[]) => items.join(words['maze.explore_between']);
  const inSet = sets !== null && sets[cell] !== NONE;

  const parts: (string | null)[] = [
    cellName(grid, cell, strings),
    ends?.start === cell ? strings.legendStart : null,
    ends?.goal === cell ? strings.legendGoal : null,
    picture.cell === cell || picture.other === cell ? words['maze.explore_now'] : null,
    roleNames(algorithm, strings, legend)[roles[cell]],
    ...SIDES.map((side) => {
      const directions = sidesOf(cell, picture, side).map((direction) => directionName(direction, words));
      return directions.length === 0 ? null : pair(words[`maze.explore_${side}`], list(directions));
    }),
    inSet ? pair(words['maze.explore_set'], setNumber(labels, sets[cell])) : null,
    !inSet && labels[cell] > 0 ? pair(names.labels, labels[cell] - 1) : null,
    arrows[cell] > 0 ? pair(names.arrows, directionName(arrows[cell] - 1, words)) : null,
  ];
  return parts
    .flatMap((what) => (what === null ? [] : filled(words['maze.explore_part'], { what: capitalized(what) })))
    .join('')
    .trimEnd();
}

/** The directions in which a cell has such a side. */
function sidesOf(cell: Cell, { grid, passages, listed }: Picture, side: Side): Direction[] {
  const kind = (direction: Direction): Side => {
    const next = grid.neighbour(cell, direction);
    if (next === NONE) return 'border';
    if ((passages[cell] >> direction) & 1) return 'open';
    const wall = grid.wall(cell, next);
    return (listed[wall >> 1] >> (wall & 1)) & 1 ? 'listed' : 'wall';
  };
  return Array.from({ length: grid.directions }, (_, direction) => direction).filter(
    (direction) => kind(direction) === side,
  );
}
