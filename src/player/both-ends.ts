/** So many items of a list are shown. */
export const ROOM = 12;

/**
 * The places to show of a list: all of them, or, where it is too long, both ends, because there it grows and shrinks.
 * The `null` between them stands for the rest.
 */
export function bothEnds(length: number): (number | null)[] {
  if (length <= ROOM) return Array.from({ length }, (_, at) => at);
  const head = Math.ceil(ROOM / 2) - 1;
  const tail = ROOM - 1 - head;
  return [
    ...Array.from({ length: head }, (_, at) => at),
    null,
    ...Array.from({ length: tail }, (_, at) => length - tail + at),
  ];
}
