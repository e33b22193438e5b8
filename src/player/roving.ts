/** Which way an arrow key goes in a row of things of which one takes the focus. */
const WAYS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 };

/**
 * One stop of the Tab key for many: the item that had the focus last (the first, to begin with) takes it, and arrow keys
 * carry it on. Keys that are not in `keys` are left to whoever else listens.
 */
export class Roving {
  readonly #items: () => HTMLElement[];
  readonly #keys: readonly string[];

  constructor(items: () => HTMLElement[], keys: readonly string[]) {
    this.#items = items;
    this.#keys = keys;
  }

  /** Gives the stop to an item, or to the first when it is none of them. */
  settle(stop: EventTarget | null = null): void {
    const items = this.#items();
    const chosen = items.find((item) => item === stop) ?? items[0];
    for (const item of items) item.tabIndex = item === chosen ? 0 : -1;
  }

  /** Moves the focus when the key says so. */
  press(event: KeyboardEvent): void {
    if (!this.#keys.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    const items = this.#items();
    const at = items.indexOf(event.target as HTMLElement);
    if (at < 0) return;
    event.preventDefault();
    items[Math.min(items.length - 1, Math.max(0, at + WAYS[event.key]))].focus();
  }
}
