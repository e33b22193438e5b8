/** What paint needs of a path. */
export type Path = Pick<Path2D, 'rect' | 'moveTo' | 'lineTo' | 'arc' | 'roundRect' | 'closePath'>;

/**
 * What is drawn on: a canvas's context, or whatever takes the same strokes. `newPath` makes the paths that it fills and
 * strokes; a canvas's context has none, and takes the browser's.
 */
export interface Surface
  extends Pick<
    CanvasRenderingContext2D,
    'lineWidth' | 'lineCap' | 'font' | 'textAlign' | 'textBaseline' | 'fillRect' | 'fillText' | 'setLineDash'
  > {
  fillStyle: CanvasRenderingContext2D['fillStyle'];
  strokeStyle: CanvasRenderingContext2D['strokeStyle'];
  fill(path: Path): void;
  stroke(path: Path): void;
  newPath?(): Path;
}

/** An empty path for a surface. */
export function pathFor(surface: Surface): Path {
  return surface.newPath?.() ?? new Path2D();
}
