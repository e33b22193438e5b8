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
  | 'eventBack'
  | 'question'
  | 'answer'
  | 'explore'
  | 'larger'
  | 'smaller'
  | 'whole'
  | 'present'
  | 'leave'
  | 'keys';

/** The keys of each command: what they do and what the list of keys says comes from here. */
export const KEYS: Readonly<Record<Command, readonly string[]>> = {
  toggle: [' '],
  back: ['ArrowLeft', 'PageUp'],
  forward: ['ArrowRight', 'PageDown'],
  first: ['Home'],
  last: ['End'],
  event: ['n'],
  eventBack: ['p'],
  slower: [','],
  faster: ['.'],
  question: ['q'],
  answer: ['1', '2', '3', '4'],
  explore: ['e'],
  larger: ['+', '='],
  smaller: ['-'],
  whole: ['0'],
  present: ['f'],
  leave: ['Escape'],
  keys: ['?'],
};

/** What a key asks of the cell cursor in a picture. */
export type CellCommand = 'cellMove' | 'cellRow' | 'cellColumn' | 'cellChoose' | 'cellLeave';

/** The keys of the cell cursor; those that move it in the order north, east, south, west. */
export const CELL_KEYS: Readonly<Record<CellCommand, readonly string[]>> = {
  cellMove: ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'],
  cellRow: ['Home', 'End'],
  cellColumn: ['PageUp', 'PageDown'],
  cellChoose: ['Enter', ' '],
  cellLeave: ['Escape'],
};

const COMMANDS = new Map(
  Object.entries(KEYS).flatMap(([command, keys]) => keys.map((key) => [key, command as Command])),
);

/**
 * What a key pressed inside a player asks of it, or null. Keys with Ctrl, Alt or Meta belong to the browser, keys in a
 * field to what is typed there, and those that a button or a slider answers itself are left to it.
 */
export function commandOf(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing || event.defaultPrevented)
    return null;
  // Chinese input methods make ？ of ?.
  const key = event.key.length === 1 ? event.key.normalize('NFKC').toLowerCase() : event.key;
  const command = COMMANDS.get(key) ?? null;
  const target = event.target as HTMLElement;
  if (target instanceof HTMLInputElement && target.type === 'range') {
    return /^(Arrow|Home|End|Page)/.test(key) ? null : command;
  }
  if (target.closest('input, textarea, select, [contenteditable]')) return null;
  if (key === ' ' && target.closest('button, a, summary')) return null;
  return command;
}

/** What a widget does at a command, given the key. Commands that it leaves out are not its own. */
export type Commands = Readonly<Partial<Record<Command, (key: string) => void>>>;

/** Has a widget do what a key pressed inside it asks, if it is one of its own. */
export function obey(event: KeyboardEvent, commands: Commands): void {
  const command = commandOf(event);
  const act = command === null ? undefined : commands[command];
  if (act === undefined) return;
  event.preventDefault();
  act(event.key);
}
