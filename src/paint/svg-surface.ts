import type { Path, Surface } from './surface.ts';

/**
 * A surface that keeps what is painted on it as the elements of an SVG picture.
 *
 * Paint speaks of thousands of small rectangles; where they touch or overlap in a line they are written as one, so that
 * a picture is a handful of elements and a page can hold several. There are no ids, so any number of pictures can stand
 * in one page, and colours are written as they come: `var(--…)` is as good as `#1d2329`.
 */
export class SvgSurface implements Surface {
  fillStyle: Surface['fillStyle'] = '';
  strokeStyle: Surface['strokeStyle'] = '';
  lineWidth = 1;
  lineCap: Surface['lineCap'] = 'butt';
  font = '';
  textAlign: Surface['textAlign'] = 'start';
  textBaseline: Surface['textBaseline'] = 'alphabetic';

  #dashes = '';
  readonly #elements: string[] = [];
  /** Rectangles or texts of one style that came one after another and are not written yet. */
  #rects: { colour: string; path: SvgPath } | null = null;
  #texts: { style: string; texts: string[] } | null = null;

  newPath(): SvgPath {
    return new SvgPath();
  }

  setLineDash(segments: Iterable<number>): void {
    // Dashes add up, so they are told more exactly than places.
    this.#dashes = [...segments].map((length) => Math.round(length * 100) / 100).join(' ');
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const colour = String(this.fillStyle);
    if (this.#rects?.colour !== colour || this.#texts !== null) this.#flush();
    this.#rects ??= { colour, path: new SvgPath() };
    this.#rects.path.rect(x, y, width, height);
  }

  fill(path: Path): void {
    this.#flush();
    this.#fill(path as SvgPath, String(this.fillStyle));
  }

  stroke(path: Path): void {
    this.#flush();
    const d = (path as SvgPath).outline();
    if (d === '') return;
    const dashes = this.#dashes === '' ? '' : ` stroke-dasharray="${this.#dashes}"`;
    const cap = this.lineCap === 'butt' ? '' : ` stroke-linecap="${this.lineCap}"`;
    this.#elements.push(
      `<path fill="none" stroke="${escaped(String(this.strokeStyle))}" stroke-width="${short(this.lineWidth)}"${dashes}${cap} d="${d}"/>`,
    );
  }

  /** Text stands around its point, in the middle both ways: the only way in which paint writes. */
  fillText(text: string, x: number, y: number): void {
    const style = `fill="${escaped(String(this.fillStyle))}" font-size="${short(Number.parseFloat(this.font))}"`;
    if (this.#texts?.style !== style || this.#rects !== null) this.#flush();
    this.#texts ??= { style, texts: [] };
    this.#texts.texts.push(`<text x="${short(x)}" y="${short(y)}">${escaped(text)}</text>`);
  }

  /**
   * The picture.
   *
   * @param width  of the drawing in its own units; `width` and `height` are its natural size too
   * @param title  what a screen reader calls it; without one it is decoration
   */
  toSvg(width: number, height: number, title?: string): string {
    this.#flush();
    const role = title === undefined ? ' aria-hidden="true"' : ' role="img"';
    const words = title === undefined ? '' : `<title>${escaped(title)}</title>`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"${role}>${words}${this.#elements.join('')}</svg>`;
  }

  #fill(path: SvgPath, colour: string): void {
    const d = path.area();
    if (d !== '') this.#elements.push(`<path fill="${escaped(colour)}" d="${d}"/>`);
  }

  #flush(): void {
    const rects = this.#rects;
    const texts = this.#texts;
    this.#rects = null;
    this.#texts = null;
    if (rects !== null) this.#fill(rects.path, rects.colour);
    if (texts !== null) {
      this.#elements.push(
        `<g ${texts.style} font-family="system-ui,sans-serif" text-anchor="middle" dominant-baseline="central">${texts.texts.join('')}</g>`,
      );
    }
  }
}

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A path whose rectangles are kept apart, because a filled area may join them. */
class SvgPath implements Path {
  readonly #rects: Rect[] = [];
  #d = '';
  #x = 0;
  #y = 0;

  rect(x: number, y: number, width: number, height: number): void {
    if (width > 0 && height > 0) this.#rects.push({ x, y, width, height });
  }

  moveTo(x: number, y: number): void {
    this.#d += `M${pair(x, y)}`;
    [this.#x, this.#y] = [x, y];
  }

  lineTo(x: number, y: number): void {
    if (y === this.#y) this.#d += `h${short(x - this.#x)}`;
    else if (x === this.#x) this.#d += `v${short(y - this.#y)}`;
    else this.#d += `l${pair(x - this.#x, y - this.#y)}`;
    [this.#x, this.#y] = [x, y];
  }

  /** A whole circle: the only arc that paint draws. */
  arc(x: number, y: number, radius: number): void {
    const [r, across] = [short(radius), short(2 * radius)];
    this.#d += `M${pair(x + radius, y)}a${r} ${r} 0 1 1-${across} 0a${r} ${r} 0 1 1 ${across} 0z`;
  }

  roundRect(x: number, y: number, width: number, height: number, radii = 0): void {
    const r = Number(radii);
    const [wide, tall, s] = [short(width - 2 * r), short(height - 2 * r), short(r)];
    this.#d += `M${pair(x + r, y)}h${wide}q${s} 0 ${s} ${s}v${tall}q0 ${s}-${s} ${s}h-${wide}q-${s} 0-${s}-${s}v-${tall}q0-${s} ${s}-${s}z`;
  }

  closePath(): void {
    this.#d += 'z';
  }

  /** What a stroke follows. */
  outline(): string {
    return this.#rects.map(drawn).join('') + this.#d;
  }

  /** What is filled: the same area in fewer rectangles. */
  area(): string {
    return joined(joined(this.#rects, 'x'), 'y').map(drawn).join('') + this.#d;
  }
}

/** The same area, with rectangles that touch or overlap along an axis and are alike across it made into one. */
function joined(rects: readonly Rect[], axis: 'x' | 'y'): Rect[] {
  const [along, across] = axis === 'x' ? (['width', 'height'] as const) : (['height', 'width'] as const);
  const other = axis === 'x' ? 'y' : 'x';
  const sorted = rects
    .map((rect) => ({ ...rect }))
    .sort((a, b) => a[other] - b[other] || a[across] - b[across] || a[axis] - b[axis]);
  const result: Rect[] = [];
  for (const rect of sorted) {
    const last = result.at(-1);
    const end = last === undefined ? 0 : last[axis] + last[along];
    if (last && last[other] === rect[other] && last[across] === rect[across] && rect[axis] <= end) {
      last[along] = Math.max(end, rect[axis] + rect[along]) - last[axis];
    } else {
      result.push(rect);
    }
  }
  return result.sort((a, b) => a.y - b.y || a.x - b.x);
}

function drawn({ x, y, width, height }: Rect): string {
  const wide = short(width);
  return `M${pair(x, y)}h${wide}v${short(height)}h-${wide}z`;
}

/** Two numbers, without a blank where the sign of the second parts them. */
function pair(x: number, y: number): string {
  const [first, second] = [short(x), short(y)];
  return second.startsWith('-') ? first + second : `${first} ${second}`;
}

/** A number with at most one place behind the point: a twentieth of a pixel cannot be seen, and pages stay small. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
