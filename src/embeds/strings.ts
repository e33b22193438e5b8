import { PLAYER_STRINGS, type Strings } from '../player/strings.ts';

type Translate = (key: never) => string;

/** The strings under a prefix, in the language of the page that is being built. */
export function stringsUnder<Key extends string>(
  prefix: string,
  keys: readonly Key[],
  t: Translate,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, t(`${prefix}.${key}` as never)])) as Record<Key, string>;
}

/** The player's strings. */
export function stringsOf(t: Translate): Strings {
  return stringsUnder('maze', PLAYER_STRINGS, t);
}
