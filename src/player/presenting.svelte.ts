/**
 * Shows an element alone, as large as it can be: in the browser's full screen or, where there is none for elements (an
 * iPhone), over the whole window.
 */
export class Presenting {
  mode = $state<'off' | 'screen' | 'window'>('off');
  readonly #element: HTMLElement;
  /** How far the page was scrolled when it was covered. */
  #scrolled = 0;
  /** What had the focus before. */
  #focused: Element | null = null;

  constructor(element: HTMLElement) {
    this.#element = element;
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

  /** Leaves nothing behind. */
  close(): void {
    document.removeEventListener('fullscreenchange', this.#follow);
    document.removeEventListener('focusin', this.#giveWay);
    if (this.mode === 'window') document.documentElement.style.removeProperty('overflow');
  }

  async #enter(): Promise<void> {
    this.#scrolled = scrollY;
    this.#focused = document.activeElement;
    document.addEventListener('fullscreenchange', this.#follow);
    try {
      await this.#element.requestFullscreen();
    } catch {
      this.#cover();
    }
    this.#element.focus({ preventScroll: true });
  }

  readonly #follow = () => {
    if (document.fullscreenElement === this.#element) this.mode = 'screen';
    else if (this.mode === 'screen') this.#end();
  };

  /** The top layer lies above everything, whatever the page around is like. */
  #cover(): void {
    this.#element.popover = 'manual';
    this.#element.showPopover?.();
    document.documentElement.style.overflow = 'hidden';
    document.addEventListener('focusin', this.#giveWay);
    this.mode = 'window';
  }

  /** Whoever has gone on to another part of the page wants to see it. */
  readonly #giveWay = ({ target }: FocusEvent) => {
    if (!this.#element.contains(target as Node)) this.#uncover();
  };

  #uncover(): void {
    this.#element.removeAttribute('popover');
    this.#end();
  }

  #end(): void {
    this.close();
    this.mode = 'off';
    requestAnimationFrame(() => {
      scrollTo({ top: this.#scrolled, behavior: 'instant' });
      if (this.#focused instanceof HTMLElement && this.#focused.isConnected)
        this.#focused.focus({ preventScroll: true });
    });
  }
}
