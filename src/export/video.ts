import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import type { Size } from './size.ts';

/** What this browser may encode, the most widely playable first. */
const KINDS = [
  { extension: 'mp4', codec: 'avc' },
  { extension: 'webm', codec: 'vp9' },
  { extension: 'webm', codec: 'vp8' },
] as const satisfies readonly { extension: string; codec: VideoCodec }[];

export type VideoKind = (typeof KINDS)[number];

/** The best kind of video that this browser can make in a size, of even width and height; or null. */
export async function videoKindFor({ width, height }: Size): Promise<VideoKind | null> {
  if (typeof VideoEncoder === 'undefined') return null;
  for (const kind of KINDS) {
    if (await canEncodeVideo(kind.codec, { width, height, quality: QUALITY_HIGH })) return kind;
  }
  return null;
}

/** A video that grows frame by frame from what a canvas shows. */
export class VideoFile {
  readonly #output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget>;
  readonly #frames: CanvasSource;
  readonly #type: string;
  #begun = false;
  #seconds = 0;

  /** @param canvas  of even width and height, which H.264 asks for */
  constructor(canvas: OffscreenCanvas, { extension, codec }: VideoKind) {
    this.#type = `video/${extension}`;
    this.#output = new Output({
      format: extension === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
      target: new BufferTarget(),
    });
    this.#frames = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
    this.#output.addVideoTrack(this.#frames);
  }

  /** What the canvas shows now, for so many milliseconds. */
  async add(delay: number): Promise<void> {
    if (!this.#begun) await this.#output.start();
    this.#begun = true;
    await this.#frames.add(this.#seconds, delay / 1000);
    this.#seconds += delay / 1000;
  }

  async finish(): Promise<Blob> {
    await this.#output.finalize();
    const { buffer } = this.#output.target;
    if (buffer === null) throw new Error('The video came out empty.');
    return new Blob([buffer], { type: this.#type });
  }
}
