import type { Attachment } from 'svelte/attachments';
import { Roving } from './roving.ts';

/** A line that names the steps it belongs to. */
const LINES = '[data-steps]';

/**
 * Makes the lines of a listing buttons: a click, Enter or the space bar runs to the next time that one of a line's steps
 * is reached, with Shift to the last time before. Dragging across lines still selects their text.
 */
export function runnable(run: (steps: readonly string[], back: boolean) => void): Attachment<HTMLElement> {
  return (listing) => {
    const lines = () => [...listing.querySelectorAll<HTMLElement>(LINES)];
    const roving = new Roving(lines, ['ArrowUp', 'ArrowDown']);
    for (const line of lines()) if (!(line instanceof HTMLButtonElement)) line.role = 'button';
    roving.settle();

    const lineOf = (event: Event) => (event.target as Element).closest<HTMLElement>(LINES);
    const runTo = (event: MouseEvent | KeyboardEvent, line: HTMLElement) =>
      run(line.dataset.steps!.split(' '), event.shiftKey);

    const onmousedown = (event: MouseEvent) => {
      // With Shift the browser would select everything from the last click to here.
      if (!event.shiftKey) return;
      event.preventDefault();
      lineOf(event)?.focus({ preventScroll: true });
    };
    const onclick = (event: MouseEvent) => {
      const line = lineOf(event);
      if (line !== null && (event.shiftKey || document.getSelection()?.isCollapsed !== false))
        runTo(event, line);
    };
    const onkeydown = (event: KeyboardEvent) => {
      roving.press(event);
      const line = lineOf(event);
      // What is a button by nature makes a click of these keys itself.
      if (line === null || line instanceof HTMLButtonElement || (event.key !== 'Enter' && event.key !== ' '))
        return;
      event.preventDefault();
      runTo(event, line);
    };
    const onfocusin = (event: FocusEvent) => roving.settle(event.target);

    const listening = new AbortController();
    const { signal } = listening;
    listing.addEventListener('mousedown', onmousedown, { signal });
    listing.addEventListener('click', onclick, { signal });
    listing.addEventListener('keydown', onkeydown, { signal });
    listing.addEventListener('focusin', onfocusin, { signal });
    return () => listening.abort();
  };
}
