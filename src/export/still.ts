import { Maze, PATH, toBlockText, toBoxText, toJson } from 'maze-core';
import { drawingOf } from '../paint/drawing.ts';
import type { View } from '../paint/layout.ts';
import type { Palette } from '../paint/palette.ts';
import type { Picture } from '../paint/picture.ts';
import { Sheet } from '../paint/sheet.ts';
import { fits, sizeOf } from './size.ts';

/** The forms in which a moment of a run can be kept. */
export const STILLS = {
  png: { extension: 'png', type: 'image/png' },
  svg: { extension: 'svg', type: 'image/svg+xml' },
  box: { extension: 'txt', type: 'text/plain;charset=utf-8' },
  block: { extension: 'blocks.txt', type: 'text/plain;charset=utf-8' },
  json: { extension: 'json', type: 'application/json' },
} as const;

export type StillKind = keyof typeof STILLS;

/**
 * What is shown, as a file. The picture's arrays are read before this returns, so that a run may go on meanwhile.
 *
 * @param pitch  pixels a cell, or a tile; for PNG and SVG
 * @param title  what a screen reader calls an SVG
 * @throws RangeError when a PNG would be too large for a canvas
 */
export async function stillFile(
  kind: StillKind,
  picture: Picture,
  { view, pitch, palette, title }: { view: View; pitch: number; palette: Palette; title: string },
): Promise<Blob> {
  const { rows, cols } = picture.grid;
  if (kind === 'png') return png(picture, view, pitch, palette);
  if (kind === 'svg') {
    return text(kind, drawingOf(picture, view, sizeOf(rows, cols, view, pitch).width, palette, title));
  }
  const maze = new Maze(picture.grid, picture.passages.slice());
  const ends = picture.ends ?? {};
  if (kind === 'json') return text(kind, toJson(maze, ends));
  if (kind === 'block') return text(kind, `${toBlockText(maze, { wall: '██', open: '  ' })}\n`);
  const path = [...picture.roles.keys()].filter((cell) => picture.roles[cell] === PATH);
  return text(kind, `${toBoxText(maze, { ...ends, path })}\n`);
}

function text(kind: StillKind, content: string): Blob {
  return new Blob([content], { type: STILLS[kind].type });
}

async function png(picture: Picture, view: View, pitch: number, palette: Palette): Promise<Blob> {
  const size = sizeOf(picture.grid.rows, picture.grid.cols, view, pitch);
  if (!fits(size, false))
    throw new RangeError(`A canvas of ${size.width} × ${size.height} pixels is too large.`);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const sheet = new Sheet(canvas, palette);
  sheet.resize(size.width, size.height, 1);
  sheet.draw(picture, view);
  return canvas.convertToBlob({ type: STILLS.png.type });
}
