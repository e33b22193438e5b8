/** What brings a line of a panel into sight. */
export interface IntoSight {
  /** Does it at the beginning of the next frame. */
  soon(): void;
  /** Does nothing more. */
  stop(): void;
}

/**
 * Scrolls a panel, and never the page, so that a line can be seen. Where things are is asked at the beginning of a
 * frame: in between, the page would have to be laid out for the answer.
 *
 * @param line  which line; asked when the frame begins
 */
export function intoSight(panel: HTMLElement, line: () => HTMLElement | null): IntoSight {
  let frame = 0;
  function show() {
    frame = 0;
    const shown = line();
    if (shown === null) return;
    const above = shown.offsetTop - panel.scrollTop;
    if (above >= 0 && above + shown.offsetHeight <= panel.clientHeight) return;
    panel.scrollTop = shown.offsetTop - panel.clientHeight / 3;
  }
  return {
    soon() {
      if (frame === 0) frame = requestAnimationFrame(show);
    },
    stop() {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
