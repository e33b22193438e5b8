/** Browsers stop pages that change their address too often; once a second is far below that. */
const SPACING = 1000;

/** Writes its owner's state into a query. */
type Writer = (query: string) => string;

const pending = new Map<string, Writer>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = Number.NEGATIVE_INFINITY;

/** Has a state written into the page's address, soon: at most once a second for all owners together. */
export function writeSoon(owner: string, write: Writer): void {
  pending.set(owner, write);
  if (timer === undefined) timer = setTimeout(writeNow, Math.max(0, last + SPACING - performance.now()));
}

/** An owner that is gone has nothing more to say. */
export function forget(owner: string): void {
  pending.delete(owner);
}

/** Writes at once what is waiting, because the address is about to be read. */
export function writeNow(): void {
  clearTimeout(timer);
  timer = undefined;
  if (pending.size === 0) return;
  last = performance.now();
  let query = location.search;
  for (const write of pending.values()) query = write(query);
  pending.clear();
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
