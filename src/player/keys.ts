/** What a key asks of a player. */
export type Command =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'slower'
  | 'faster'
  | 'event'
  | 'eventBack';

const COMMANDS: Readonly<Record<string, Command>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ',': 'slower',
  '.': 'faster',
  n: 'event',
  p: 'eventBack',
};

/**
 * What a key pressed inside a player asks of it, or null. Keys with Ctrl, Alt or Meta belong to the browser, keys in a
 * field to what is typed there, and those that a button or a slider answers itself are left to it.
 */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented)
    return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!Object.hasOwn(COMMANDS, key)) return null;
  const target = event.target as HTMLElement;
  if (target instanceof HTMLInputElement && target.type === 'range') {
    return /^(Arrow|Home|End)/.test(key) ? null : COMMANDS[key];
  }
  if (target.closest('input, textarea, select, [contenteditable]')) return null;
  if (key === ' ' && target.closest('button, a, summary')) return null;
  return COMMANDS[key];
}
