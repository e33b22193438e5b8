import { PLAYER_STRINGS, type Strings } from '../player/strings.ts';

/** The player's strings in the language of the page that is being built. */
export function stringsOf(t: (key: never) => string): Strings {
  return Object.fromEntries(PLAYER_STRINGS.map((key) => [key, t(`maze.${key}` as never)])) as Strings;
}
