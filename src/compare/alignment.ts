/**
 * What panes can have in common at any moment: the same step, as many cells joined to the maze, as many cells handled
 * by the search, or the same share of their runs.
 */
export type Unit = 'step' | 'joined' | 'handled' | 'share';

/** The units that mazes in the making are aligned by. */
export const MAKING_UNITS = ['step', 'joined', 'share'] as const satisfies Unit[];
export type MakingUnit = (typeof MAKING_UNITS)[number];

/** The units that searches are aligned by. */
export const SEARCH_UNITS = ['step', 'handled', 'share'] as const satisfies Unit[];
export type SearchUnit = (typeof SEARCH_UNITS)[number];

/** A share is counted in thousandths. */
export const WHOLE = 1000;

/** What alignment has to know of a run. */
export interface Course {
  /** Its number of steps. */
  readonly length: number;
  /**
   * The positions at which a passage opened, or at which the search had handled one more cell, in order; see
   * `milestones` and `workOf` of maze-core.
   */
  readonly milestones: Int32Array;
}

/** The length of the bar that drives several runs on a grid of `cells` cells, in the given unit. */
export function barLength(unit: Unit, courses: readonly Course[], cells: number): number {
  if (unit === 'share') return WHOLE;
  // A single cell joins nothing, and still has a run to the end of which the bar can go.
  if (unit === 'joined') return Math.max(1, cells - 1);
  return Math.max(...courses.map(({ length, milestones }) => (unit === 'step' ? length : milestones.length)));
}

/**
 * The position of one run when the bar stands at `at`. In every unit 0 is the blank board and the bar's end is the
 * finished run.
 *
 * `joined`: the last position at which no more than `at` further cells have been joined to the first. A walk that
 * joins many cells at once stays below until the bar has passed them all. A run with other than cells − 1 milestones
 * (walls built, or passages opened and closed again) is held at the same share of them.
 *
 * `handled`: the last position at which no more than `at` cells have been handled. Who needs fewer waits, finished.
 */
export function positionAt(unit: Unit, at: number, bar: number, course: Course): number {
  if (at <= 0) return 0;
  if (at >= bar) return course.length;
  if (unit === 'step') return Math.min(at, course.length);
  if (unit === 'share') return Math.round((at / bar) * course.length);
  const { milestones } = course;
  const reached = unit === 'joined' ? Math.floor((at * milestones.length) / bar) : at;
  return reached >= milestones.length ? course.length : milestones[reached] - 1;
}
