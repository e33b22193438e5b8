import { GIFEncoder } from 'gifenc';

/** A colour as one number, red in the lowest byte: a pixel of an image without its opacity. */
type Colour = number;

/** Of the 256 colours of a GIF one says that a pixel stays as it was. */
const MOST_COLOURS = 255;
const RGB = 0xffffff;

/**
 * The most frequent colours of some images. A maze is drawn in a few dozen flat colours, which are all kept exactly;
 * what smooths its slopes is matched to the nearest.
 */
export function frequentColours(images: readonly ImageData[]): Colour[] {
  const counts = new Map<Colour, number>();
  for (const { data } of images) {
    for (const pixel of new Uint32Array(data.buffer)) {
      counts.set(pixel & RGB, (counts.get(pixel & RGB) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

/** A GIF that grows frame by frame. Only pixels that change are told, so still ground costs next to nothing. */
export class GifFile {
  readonly #encoder = GIFEncoder();
  readonly #colours: readonly Colour[];
  readonly #indices: Map<Colour, number>;
  /** What the frame before showed. */
  #before: Uint32Array | null = null;

  constructor(colours: readonly Colour[]) {
    this.#colours = colours;
    this.#indices = new Map(colours.map((colour, index) => [colour, index]));
  }

  /** @param delay  milliseconds, in whole hundredths of a second */
  add({ data, width, height }: ImageData, delay: number): void {
    const pixels = new Uint32Array(data.buffer);
    const before = this.#before;
    const same = this.#colours.length;
    const indices = new Uint8Array(pixels.length);
    for (let at = 0; at < pixels.length; at++) {
      indices[at] = before !== null && before[at] === pixels[at] ? same : this.#indexOf(pixels[at] & RGB);
    }
    this.#encoder.writeFrame(indices, width, height, {
      delay,
      dispose: 1,
      transparent: before !== null,
      transparentIndex: same,
      ...(before === null ? { palette: [...this.#colours, 0].map(channels), repeat: 0 } : {}),
    });
    this.#before = pixels.slice();
  }

  finish(): Blob {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: 'image/gif' });
  }

  #indexOf(colour: Colour): number {
    let index = this.#indices.get(colour);
    if (index === undefined) {
      index = nearest(colour, this.#colours);
      this.#indices.set(colour, index);
    }
    return index;
  }
}

function nearest(colour: Colour, colours: readonly Colour[]): number {
  const wanted = channels(colour);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  colours.forEach((one, index) => {
    const distance = channels(one).reduce((sum, value, at) => sum + (value - wanted[at]) ** 2, 0);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function channels(colour: Colour): [red: number, green: number, blue: number] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}
