import { type Shown, writeAddress } from './address.ts';

/** Browsers stop pages that change their address too often; once a second is far below that. */
const SPACING = 1000;

const pending = new Map<string, Shown>();
let timer: ReturnType<typeof setTimeout> | undefined;
let last = Number.NEGATIVE_INFINITY;

/** Writes what a player shows into the page's address, soon: at most once a second for all players together. */
export function showInAddress(name: string, shown: Shown): void {
  pending.set(name, shown);
  if (timer === undefined) timer = setTimeout(write, Math.max(0, last + SPACING - performance.now()));
}

/** A player that is gone has nothing more to say. */
export function forget(name: string): void {
  pending.delete(name);
}

function write(): void {
  timer = undefined;
  if (pending.size === 0) return;
  last = performance.now();
  let query = location.search;
  for (const [name, shown] of pending) query = writeAddress(query, name, shown);
  pending.clear();
  history.replaceState(history.state, '', `?${query}${location.hash}`);
}
