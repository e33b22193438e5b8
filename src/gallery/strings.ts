import { MEASURES } from '../statistics/measures.ts';

/** The interface strings that the gallery needs, by the part of their key after `gallery.`. */
export const GALLERY_STRINGS = [
  'title',
  'order',
  'order_page',
  'order_name',
  'up',
  'down',
  'reverse',
  'badSize',
  'ignored',
  'unscripted',
] as const;
export type GalleryStrings = Readonly<Record<(typeof GALLERY_STRINGS)[number], string>>;

/** And those of the statistics. */
export const MEASURE_STRINGS = [...MEASURES, 'unit_cells', 'unit_passages', 'unit_steps', 'newSeed'] as const;
export type MeasureStrings = Readonly<Record<(typeof MEASURE_STRINGS)[number], string>>;
