/**
 * The name of the next widget of a page that keeps its state in the address: '' for the first, then '2', '3' …, with
 * which it calls its keys there 2.rows and so on.
 *
 * @param locals  those of the page that is being built
 */
export function nextName(locals: object): string {
  const page = locals as { players?: number };
  page.players = (page.players ?? 0) + 1;
  return page.players === 1 ? '' : String(page.players);
}
