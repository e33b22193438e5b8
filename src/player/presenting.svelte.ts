/**
 * Shows an element alone, as large as it can be: in the browser's full screen or, where there is none for elements (an
 * iPhone), over the whole window. To be made while a component is set up.
 */
export class Presenting {
  mode = $state<'off' | 'screen' | 'window'>('off');
  readonly #element: () => HTMLElement | undefined;
  /** How far the page was scrolled when it was covered. */
  #scrolled = 0;
  /** What had the focus before. */
  #focused: Element | null = null;

  constructor(element: () => HTMLElement | undefined) {
    this.#element = element;

    $effect(() => {
      const look = () => {
        if (document.fullscreenElement !== null && document.fullscreenElement === element()) {
          this.mode = 'screen';
        } else if (this.mode === 'screen') {
          this.mode = 'off';
          this.#restore();
        }
      };
      document.addEventListener('fullscreenchange', look);
      return () => document.removeEventListener('fullscreenchange', look);
    });

    $effect(() => {
      if (this.mode !== 'window') return;
      // Whoever has gone on to another part of the page wants to see it.
      const look = ({ target }: FocusEvent) => {
        if (!element()?.contains(target as Node)) this.#uncover();
      };
      document.addEventListener('focusin', look);
      return () => {
        document.removeEventListener('focusin', look);
        document.documentElement.style.removeProperty('overflow');
      };
    });
  }

  get on(): boolean {
    return this.mode !== 'off';
  }

  /** Begins or ends. Full screen is only given to a click or a key. */
  async toggle(): Promise<void> {
    if (this.on) {
      await this.leave();
    } else {
      await this.#enter();
    }
  }

  async leave(): Promise<void> {
    if (this.mode === 'window') this.#uncover();
    // The browser may have seen to it already, by the same key.
    else if (this.mode === 'screen') await document.exitFullscreen().catch(() => {});
  }

  async #enter(): Promise<void> {
    const element = this.#element();
    if (element === undefined) return;
    this.#scrolled = scrollY;
    this.#focused = document.activeElement;
    try {
      await element.requestFullscreen();
    } catch {
      this.#cover(element);
    }
    element.focus({ preventScroll: true });
  }

  /** The top layer lies above everything, whatever the page around is like. */
  #cover(element: HTMLElement): void {
    element.popover = 'manual';
    element.showPopover?.();
    document.documentElement.style.overflow = 'hidden';
    this.mode = 'window';
  }

  #uncover(): void {
    this.#element()?.removeAttribute('popover');
    this.mode = 'off';
    this.#restore();
  }

  #restore(): void {
    requestAnimationFrame(() => {
      scrollTo({ top: this.#scrolled, behavior: 'instant' });
      if (this.#focused instanceof HTMLElement && this.#focused.isConnected)
        this.#focused.focus({ preventScroll: true });
    });
  }
}
