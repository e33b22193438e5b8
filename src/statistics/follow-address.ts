/**
 * Keeps a widget and the page's address together: `restore` is called for the address that the page was opened with, if
 * it says anything, and whenever Back or Forward lead to another; the link to the other language takes along what `write`
 * adds to its query.
 *
 * @returns what ends it
 */
export function followAddress(restore: () => void, write: (query: string) => string): () => void {
  const complete = (event: Event) => {
    const { url } = (event as CustomEvent<{ url: URL }>).detail;
    url.search = write(url.search);
  };
  if (location.search !== '') restore();
  window.addEventListener('popstate', restore);
  document.addEventListener('languagechoice', complete);
  return () => {
    window.removeEventListener('popstate', restore);
    document.removeEventListener('languagechoice', complete);
  };
}

/** Writes a deliberate change into the address: an entry of its own in the browser's history. */
export function enterAddress(write: (query: string) => string): void {
  history.pushState(history.state, '', `?${write(location.search)}${location.hash}`);
}
