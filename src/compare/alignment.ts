/** What panes have in common at any moment: the same step, as many cells joined, or the same share of their runs. */
export const UNITS = ['step', 'joined', 'share'] as const;
export type Unit = (typeof UNITS)[number];

/** A share is counted in thousandths. */
export const WHOLE = 1000;

/** What alignment has to know of a run. */
export interface Course {
  /** Its number of steps. */
  readonly length: number;
  /** The positions at which its passages opened, in order; see `milestones` of maze-core. */
  readonly milestones: Int32Array;
}

/** The length of the bar that drives several runs on a grid of `cells` cells, in the given unit. */
export function barLength(unit: Unit, courses: readonly Course[], cells: number): number {
  if (unit === 'share') return WHOLE;
  if (unit === 'joined') return cells - 1;
  return Math.max(...courses.map(({ length }) => length));
}

/**
 * The position of one run when the bar stands at `at`. In every unit 0 is the blank board and the bar's end is the
 * finished maze.
 *
 * `joined`: the last position at which no more than `at` further cells have been joined to the first. A walk that
 * joins many cells at once stays below until the bar has passed them all. A run with other than cells − 1 milestones
 * (walls built, or passages opened and closed again) is held at the same share of them.
 */
export function positionAt(unit: Unit, at: number, bar: number, course: Course): number {
  if (at <= 0) return 0;
  if (at >= bar) return course.length;
  if (unit === 'step') return Math.min(at, course.length);
  if (unit === 'share') return Math.round((at / bar) * course.length);
  const { milestones } = course;
  const reached = Math.floor((at * milestones.length) / bar);
  return reached >= milestones.length ? course.length : milestones[reached] - 1;
}
