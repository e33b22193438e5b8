/** The interface strings of a race beside the comparison's, by the part of their key after `race.`. */
export const RACE_STRINGS = [
  'title',
  'add',
  'maker',
  'sets',
  'setsStart',
  'setsGoal',
  'goal',
  'goalOpen',
  'goalWalled',
  'handled',
  'largest',
  'moves',
  'path',
  'cost',
  'noSecond',
  'picture',
  'colours',
] as const;

export type RaceStrings = Readonly<Record<(typeof RACE_STRINGS)[number], string>>;
