// The widgets of a page and its address: what they show is written there, and Back and Forward bring it back.

/** Browsers stop pages that change their address too often; once a second is far below that. */
const SPACING = 1000;

/** Writes its owner's state into a query. */
type Writer = (query: string) => string;

const pending = new Map<string, Writer>();
/** Whether what is waiting is to be an entry of its own in the browser's history. */
let entering = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let last = Number.NEGATIVE_INFINITY;

const followers = new Set<() => void>();
/** The query that the widgets have read or written last. */
let known = '';

/** Has a state written into the page's address, soon: at most once a second for all owners together. */
export function writeSoon(owner: string, write: Writer): void {
  pending.set(owner, write);
  if (timer === undefined) timer = setTimeout(writeNow, Math.max(0, last + SPACING - performance.now()));
}

/** The same for what is worth going back from: an entry of its own. */
export function enterSoon(owner: string, write: Writer): void {
  // What is waiting belongs to the entry that is left.
  if (!entering) writeNow();
  entering = true;
  writeSoon(owner, write);
}

/** An owner that is gone has nothing more to say. */
export function forget(owner: string): void {
  pending.delete(owner);
}

/** Writes at once what is waiting, because the address is about to be read. */
export function writeNow(): void {
  clearTimeout(timer);
  timer = undefined;
  if (pending.size > 0) {
    last = performance.now();
    put(entering, (query) => [...pending.values()].reduce((written, write) => write(written), query));
  }
  pending.clear();
  entering = false;
}

/** Writes a deliberate change into the address: an entry of its own, unless the address says so already. */
export function enterAddress(write: Writer): void {
  put(true, write);
}

function put(enter: boolean, write: Writer): void {
  const search = `?${write(location.search)}`;
  const address = `${search}${location.hash}`;
  if (!enter) history.replaceState(history.state, '', address);
  else if (search !== location.search) history.pushState(history.state, '', address);
  known = location.search;
}

/** Going to a section of the page is no news; going back or forward over a change is. */
function moved(): void {
  if (location.search === known) return;
  known = location.search;
  for (const restore of followers) restore();
}

/**
 * Keeps a widget and the page's address together: `restore` is called for the address that the page was opened with, if
 * it says anything, and whenever Back or Forward lead to one that says something else; the link to the other language
 * takes along what `write` adds to its query.
 *
 * @returns what ends it
 */
export function followAddress(restore: () => void, write: Writer): () => void {
  const complete = (event: Event) => {
    const { url } = (event as CustomEvent<{ url: URL }>).detail;
    url.search = write(url.search);
  };
  if (followers.size === 0) {
    known = location.search;
    window.addEventListener('popstate', moved);
  }
  followers.add(restore);
  document.addEventListener('languagechoice', complete);
  if (location.search !== '') restore();
  return () => {
    followers.delete(restore);
    if (followers.size === 0) window.removeEventListener('popstate', moved);
    document.removeEventListener('languagechoice', complete);
  };
}
