import { type Section, WHOLE } from '../paint/layout.ts';

/** Cells smaller than this, in CSS pixels, can hardly be seen: then the picture may be enlarged. */
const SMALLEST_SEEN = 6;
/** As large as a cell gets by it. */
const LARGEST = 32;

/** Which part of its picture a player shows. */
export class Zoom {
  section = $state.raw<Section>(WHOLE);
  /** The size of a cell when all of the picture is shown, in CSS pixels; 0 as long as nobody knows. */
  cell = $state(0);
  /** Whether the cell that is being handled is kept in sight. */
  following = $state(false);

  readonly possible = $derived(this.cell > 0 && this.cell < SMALLEST_SEEN);
  readonly zoomed = $derived(this.section.zoom > 1);
  readonly most = $derived(Math.max(1, LARGEST / this.cell));

  /** Enlarges, or with a factor below 1 reduces, around a point of the box given in shares of it. */
  by(factor: number, x = 0.5, y = 0.5): void {
    if (!this.possible) return;
    const { section } = this;
    const zoom = Math.min(this.most, Math.max(1, section.zoom * factor));
    // What lies under the point stays there.
    this.#show(zoom, section.x + x / section.zoom - x / zoom, section.y + y / section.zoom - y / zoom);
  }

  /** Shows all of the picture. */
  fit(): void {
    this.section = WHOLE;
  }

  /** Moves the picture by shares of the box. */
  pan(x: number, y: number): void {
    const { section } = this;
    this.#show(section.zoom, section.x - x / section.zoom, section.y - y / section.zoom);
  }

  /** Brings a point of the picture into the middle, unless it can be seen well. In shares of the picture. */
  keep(x: number, y: number): void {
    const { section } = this;
    const [atX, atY] = [(x - section.x) * section.zoom, (y - section.y) * section.zoom];
    const well = (at: number) => at > 0.06 && at < 0.94;
    if (well(atX) && well(atY)) return;
    this.#show(section.zoom, x - 0.5 / section.zoom, y - 0.5 / section.zoom);
  }

  #show(zoom: number, x: number, y: number): void {
    const within = (at: number) => Math.min(1 - 1 / zoom, Math.max(0, at));
    const next = { zoom, x: within(x), y: within(y) };
    const { section } = this;
    if (next.zoom === section.zoom && next.x === section.x && next.y === section.y) return;
    this.section = next.zoom === 1 ? WHOLE : next;
  }
}
