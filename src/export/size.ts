import { extent, type View } from '../paint/layout.ts';

/** Pixels a cell, or a tile, that can be chosen. */
export const PITCHES = [2, 4, 8, 12, 16, 24, 32, 48, 64] as const;

/** What a canvas can be in every browser of today: its edge, and its area in pixels. */
const MOST_EDGE = 16_384;
const MOST_AREA = 2 ** 26;
/** A frame of an animation is held several times in memory. */
const MOST_FRAME_AREA = 2 ** 22;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture, in whole pixels. */
export function sizeOf(rows: number, cols: number, view: View, pitch: number): Size {
  const { wide, tall } = extent(rows, cols, view);
  return { width: Math.round(wide * pitch), height: Math.round(tall * pitch) };
}

/** Whether a browser can be expected to hold a picture, or a frame of an animation. */
export function fits({ width, height }: Size, moving: boolean): boolean {
  return Math.max(width, height) <= MOST_EDGE && width * height <= (moving ? MOST_FRAME_AREA : MOST_AREA);
}
