import { type Cell, EAST, FRONTIER, IN, NONE, NORTH, PATH, SOUTH, WALK, WEST } from 'maze-core';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { type Picture, setNumber, setShade } from './picture.ts';
import { type Path, pathFor, type Surface } from './surface.ts';

/** Below this many CSS pixels a number cannot be read, and is left out. */
const SMALLEST_TEXT = 8;

/** Draws a picture from nothing, with strokes: for up to a few thousand cells. */
export function paint(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  ctx.fillStyle = palette.card;
  ctx.fillRect(0, 0, layout.width, layout.height);
  paintFloors(ctx, picture, layout, palette);
  if (layout.view === 'walls') paintSquares(ctx, picture, layout, palette);
  paintChalk(ctx, picture, layout, palette);
  paintNow(ctx, picture, layout, palette);
  if (layout.view === 'walls') paintWalls(ctx, picture, layout, palette);
  else paintTiles(ctx, picture, layout, palette);
  paintListed(ctx, picture, layout, palette);
  paintNowWall(ctx, picture, layout, palette);
  paintPath(ctx, picture, layout, palette);
  paintWriting(ctx, picture, layout, palette);
  paintEnds(ctx, picture, layout, palette);
}

/** The colour of a cell's floor. */
export function floorOf(picture: Picture, cell: Cell, palette: Palette): string {
  const role = picture.roles[cell];
  const shade = picture.tint?.of[cell] ?? 0;
  if (shade > 0) return picture.tint?.colours[shade - 1] ?? palette.in;
  if (picture.sets !== null && picture.sets[cell] !== NONE) {
    // A set of one cell has no colour yet.
    if (picture.passages[cell] === 0) return role === WALK ? palette.walk : palette.blank;
    return palette.sets[setShade(picture.grid, picture.sets[cell], palette.sets.length)];
  }
  if (role === FRONTIER) return palette.frontier;
  if (role === WALK) return palette.walk;
  if (picture.blank === 'outside') return role === IN || role === PATH ? palette.in : palette.blank;
  return role === IN || role === PATH ? palette.reached : palette.in;
}

/** Whether nothing has come to either side of a wall: there it is squared paper, not a wall. */
export function isPaper(picture: Picture, a: Cell, b: Cell): boolean {
  return picture.blank === 'outside' && isUntouched(picture, a) && isUntouched(picture, b);
}

/** Cells that passages lead to are part of something, whoever has marked them. */
function isUntouched({ roles, passages }: Picture, cell: Cell): boolean {
  const role = roles[cell];
  return passages[cell] === 0 && role !== IN && role !== WALK && role !== PATH;
}

function paintFloors(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid } = picture;
  const rects = new Map<string, Path>();
  const add = (colour: string, x: number, y: number, width: number, height: number) => {
    let path = rects.get(colour);
    if (path === undefined) {
      path = pathFor(ctx);
      rects.set(colour, path);
    }
    path.rect(x, y, width, height);
  };
  for (let n = 0; n < grid.size; n++) {
    const cell = grid.nth(n);
    const colour = floorOf(picture, cell, palette);
    const [x, y] = [layout.left(cell), layout.top(cell)];
    add(colour, x, y, layout.right(cell) - x, layout.bottom(cell) - y);
    if (layout.view === 'walls') continue;
    // In blocks an open wall is floor as well, in the colour of the cell before it.
    for (const direction of [EAST, SOUTH]) {
      if (((picture.passages[cell] >> direction) & 1) === 0) continue;
      add(colour, ...layout.wallBox(2 * cell + (direction === SOUTH ? 1 : 0), 0));
    }
  }
  for (const [colour, path] of rects) {
    ctx.fillStyle = colour;
    ctx.fill(path);
  }
}

/** The squares of the paper, where the maze has not come yet. */
function paintSquares(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  if (picture.blank === 'inside') return;
  const { grid } = picture;
  ctx.fillStyle = palette.square;
  for (let cell = 0; cell < grid.slots; cell++) {
    const near = grid.near[cell];
    if ((near >> EAST) & 1 && isPaper(picture, cell, cell + 1)) {
      ctx.fillRect(layout.right(cell), layout.top(cell), 1, layout.bottom(cell) - layout.top(cell));
    }
    if ((near >> SOUTH) & 1 && isPaper(picture, cell, cell + grid.cols)) {
      ctx.fillRect(layout.left(cell), layout.bottom(cell), layout.right(cell) - layout.left(cell), 1);
    }
  }
}

/**
 * What says without colour that a cell is on the list (a dashed square), on the walk (a dot) or done with (a stroke
 * across). A number or an arrow in the cell says enough.
 */
function paintChalk(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, roles, arrows, labels } = picture;
  const dots = pathFor(ctx);
  const strokes = pathFor(ctx);
  const squares = pathFor(ctx);
  const inset = Math.max(2, Math.round(layout.pitch * 0.14));
  for (let n = 0; n < grid.size; n++) {
    const cell = grid.nth(n);
    if (roles[cell] === WALK && arrows[cell] === 0 && labels[cell] === 0) {
      const [x, y] = [layout.middleX(cell), layout.middleY(cell)];
      const radius = Math.max(1, layout.pitch * 0.1);
      dots.moveTo(x + radius, y);
      dots.arc(x, y, radius, 0, 2 * Math.PI);
    } else if (roles[cell] === IN && picture.blank === 'inside' && labels[cell] === 0) {
      const reach = layout.pitch * 0.2;
      strokes.moveTo(layout.middleX(cell) - reach, layout.middleY(cell) + reach);
      strokes.lineTo(layout.middleX(cell) + reach, layout.middleY(cell) - reach);
    } else if (roles[cell] === FRONTIER) {
      const half = (layout.wall % 2) / 2;
      squares.rect(
        layout.left(cell) + inset + half,
        layout.top(cell) + inset + half,
        layout.right(cell) - layout.left(cell) - 2 * inset,
        layout.bottom(cell) - layout.top(cell) - 2 * inset,
      );
    }
  }
  ctx.fillStyle = palette.accent;
  ctx.fill(dots);
  ctx.lineWidth = Math.max(1, Math.round(layout.wall * 0.6));
  ctx.strokeStyle = palette.muted;
  ctx.stroke(strokes);
  ctx.strokeStyle = palette.listed;
  ctx.setLineDash([layout.pitch * 0.12, layout.pitch * 0.09]);
  ctx.stroke(squares);
  ctx.setLineDash([]);
}

/** The cell just handled, in orange; the other one beside it paler. */
export function paintNow(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  if (picture.other !== NONE) roundedSquare(ctx, layout, picture.other, palette.nowPale);
  if (picture.cell !== NONE) roundedSquare(ctx, layout, picture.cell, palette.now);
}

function roundedSquare(ctx: Surface, layout: Layout, cell: Cell, colour: string): void {
  const inset = layout.pitch < 10 ? 0 : Math.round(layout.pitch * 0.1);
  const x = layout.left(cell) + inset;
  const y = layout.top(cell) + inset;
  // A cell of a few pixels would be lost among thousands, so there the square stands out beyond it.
  const least = Math.round(6 * layout.ratio);
  const width = Math.max(least, layout.right(cell) - inset - x);
  const height = Math.max(least, layout.bottom(cell) - inset - y);
  const square = pathFor(ctx);
  square.roundRect(x, y, width, height, Math.min(width, height) * 0.18);
  ctx.fillStyle = colour;
  ctx.fill(square);
}

/** The wall just handled, when it still stands. */
export function paintNowWall(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, cell, other } = picture;
  if (cell === NONE || other === NONE || !grid.touches(cell, other)) return;
  if ((picture.passages[cell] >> grid.direction(cell, other)) & 1) return;
  // A walk that has just gone from one to the other did nothing to the wall.
  if (points(picture, cell, other) || points(picture, other, cell)) return;
  ctx.fillStyle = palette.now;
  ctx.fillRect(
    ...layout.wallBox(grid.wall(cell, other), Math.max(layout.bold, Math.round(layout.ratio * 3))),
  );
}

function points({ grid, arrows }: Picture, from: Cell, to: Cell): boolean {
  return arrows[from] > 0 && grid.neighbour(from, arrows[from] - 1) === to;
}

function paintWalls(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, passages, listed } = picture;
  const walls = pathFor(ctx);
  for (let cell = 0; cell < grid.slots; cell++) {
    const near = grid.near[cell];
    const open = passages[cell];
    if ((near >> EAST) & 1 && !((open >> EAST) & 1) && !(listed[cell] & 1)) {
      if (!isPaper(picture, cell, cell + 1)) walls.rect(...layout.wallBox(2 * cell, layout.wall));
    }
    if ((near >> SOUTH) & 1 && !((open >> SOUTH) & 1) && !(listed[cell] & 2)) {
      if (!isPaper(picture, cell, cell + grid.cols)) walls.rect(...layout.wallBox(2 * cell + 1, layout.wall));
    }
  }
  ctx.fillStyle = palette.ink;
  ctx.fill(walls);
  paintBorder(ctx, picture, layout);
}

/** The line around all cells that exist. */
function paintBorder(ctx: Surface, picture: Picture, layout: Layout): void {
  const { grid } = picture;
  const thick = layout.border;
  const before = thick >> 1;
  const border = pathFor(ctx);
  for (let n = 0; n < grid.size; n++) {
    const cell = grid.nth(n);
    const near = grid.near[cell];
    const [left, top] = [layout.left(cell) - before, layout.top(cell) - before];
    const [right, bottom] = [layout.right(cell) - before, layout.bottom(cell) - before];
    if (!((near >> NORTH) & 1)) border.rect(left, top, right - left + thick, thick);
    if (!((near >> SOUTH) & 1)) border.rect(left, bottom, right - left + thick, thick);
    if (!((near >> WEST) & 1)) border.rect(left, top, thick, bottom - top + thick);
    if (!((near >> EAST) & 1)) border.rect(right, top, thick, bottom - top + thick);
  }
  ctx.fill(border);
}

/** Blocks: every tile that is no floor is wall. With room, the outer tiles carry the array's indices. */
function paintTiles(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, passages, listed } = picture;
  const [tileRows, tileCols] = [2 * grid.rows + 1, 2 * grid.cols + 1];
  const tiles = pathFor(ctx);
  for (let row = 0; row < tileRows; row++) {
    for (let col = 0; col < tileCols; col++) {
      const cellRow = row % 2 === 1;
      const cellCol = col % 2 === 1;
      if (cellRow && cellCol && grid.has((row >> 1) * grid.cols + (col >> 1))) continue;
      if (cellRow !== cellCol) {
        // A wall tile: beside the cell before it, unless it lies on the rim.
        const first = cellRow
          ? (row >> 1) * grid.cols + (col >> 1) - 1
          : ((row >> 1) - 1) * grid.cols + (col >> 1);
        const direction = cellRow ? EAST : SOUTH;
        const rim = cellRow ? col === 0 : row === 0;
        if (!rim && (passages[first] >> direction) & 1) continue;
        if (!rim && listed[first] & (cellRow ? 1 : 2)) continue;
      }
      const [x, y] = [layout.x(col), layout.y(row)];
      tiles.rect(x, y, layout.x(col + 1) - x, layout.y(row + 1) - y);
    }
  }
  ctx.fillStyle = palette.tile;
  ctx.fill(tiles);
  const size = layout.pitch * 0.5;
  if (size / layout.ratio < SMALLEST_TEXT || Math.max(tileRows, tileCols) > 99) return;
  ctx.fillStyle = palette.card;
  write(ctx, size);
  const index = (text: number, row: number, col: number) =>
    ctx.fillText(
      String(text),
      (layout.x(col) + layout.x(col + 1)) / 2,
      (layout.y(row) + layout.y(row + 1)) / 2,
    );
  for (let col = 0; col < tileCols; col++) index(col, 0, col);
  for (let row = 1; row < tileRows; row++) index(row, row, 0);
}

/** Walls on the list: dashed. */
function paintListed(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, listed } = picture;
  const lines = pathFor(ctx);
  const half = (layout.bold % 2) / 2;
  let any = false;
  for (let cell = 0; cell < grid.slots; cell++) {
    for (let side = 0; side < 2; side++) {
      if (!((listed[cell] >> side) & 1)) continue;
      any = true;
      if (layout.view === 'blocks') {
        const [x, y, width, height] = layout.wallBox(2 * cell + side, 0);
        const inset = Math.max(1, Math.round(layout.pitch * 0.16));
        lines.rect(x + inset + half, y + inset + half, width - 2 * inset, height - 2 * inset);
      } else if (side === 0) {
        lines.moveTo(layout.right(cell) + half, layout.top(cell));
        lines.lineTo(layout.right(cell) + half, layout.bottom(cell));
      } else {
        lines.moveTo(layout.left(cell), layout.bottom(cell) + half);
        lines.lineTo(layout.right(cell), layout.bottom(cell) + half);
      }
    }
  }
  if (!any) return;
  const scale = layout.pitch / 24;
  ctx.strokeStyle = palette.listed;
  ctx.lineWidth = layout.view === 'blocks' ? Math.max(1, Math.round(layout.pitch / 8)) : layout.bold;
  ctx.setLineDash([5 * scale, 3 * scale]);
  ctx.stroke(lines);
  ctx.setLineDash([]);
}

/** The path: a line through the middles of its cells. */
export function paintPath(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, roles, passages } = picture;
  const line = pathFor(ctx);
  let any = false;
  for (let cell = 0; cell < grid.slots; cell++) {
    if (roles[cell] !== PATH) continue;
    any = true;
    for (const direction of [EAST, SOUTH]) {
      const next = grid.neighbour(cell, direction);
      if (next === NONE || roles[next] !== PATH || !((passages[cell] >> direction) & 1)) continue;
      line.moveTo(layout.middleX(cell), layout.middleY(cell));
      line.lineTo(layout.middleX(next), layout.middleY(next));
    }
  }
  if (!any) return;
  ctx.strokeStyle = palette.path;
  ctx.lineWidth = Math.max(2, layout.pitch / 6);
  ctx.lineCap = 'round';
  ctx.stroke(line);
  ctx.lineCap = 'butt';
}

/** Arrows, numbers and the numbers of sets, where they fit. */
function paintWriting(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, labels, arrows, roles, sets, cell: now } = picture;
  const floor = layout.view === 'walls' ? layout.pitch - layout.wall : layout.pitch;
  const size = Math.min(13 * layout.ratio, floor * 0.42);
  const readable = size / layout.ratio >= SMALLEST_TEXT;
  const heads = pathFor(ctx);
  write(ctx, size);
  for (let n = 0; n < grid.size; n++) {
    const cell = grid.nth(n);
    const written = readable && labels[cell] > 0 && roles[cell] !== PATH;
    if (arrows[cell] > 0 && roles[cell] !== PATH && floor / layout.ratio >= 7) {
      arrowHead(heads, layout, cell, arrows[cell] - 1, written);
    }
    const inSet = readable && sets !== null && sets[cell] !== NONE;
    if (!inSet && !written) continue;
    const text = String(inSet ? setNumber(labels, sets[cell]) : labels[cell] - 1);
    ctx.fillStyle = cell === now ? palette.onNow : palette.ink;
    if (text.length > 3) write(ctx, (size * 3) / text.length);
    ctx.fillText(text, layout.middleX(cell), layout.middleY(cell) + size * 0.06);
    if (text.length > 3) write(ctx, size);
  }
  ctx.fillStyle = palette.muted;
  ctx.fill(heads);
}

function write(ctx: Surface, size: number): void {
  ctx.font = `${size}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
}

/** A triangle that points to a neighbour: in the middle of the cell, or at its edge beside a number. */
function arrowHead(path: Path, layout: Layout, cell: Cell, direction: number, aside: boolean): void {
  const [dx, dy] = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ][direction];
  const reach = layout.pitch * (aside ? 0.075 : 0.22);
  const shift = layout.pitch * (aside ? 0.37 : 0);
  const x = layout.middleX(cell) + dx * shift;
  const y = layout.middleY(cell) + dy * shift;
  path.moveTo(x + dx * reach, y + dy * reach);
  path.lineTo(x - dx * reach - dy * reach, y - dy * reach + dx * reach);
  path.lineTo(x - dx * reach + dy * reach, y - dy * reach - dx * reach);
  path.closePath();
}

/** Start and goal: a disc and a ring. */
export function paintEnds(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  if (picture.ends === null) return;
  const { start, goal } = picture.ends;
  const radius = Math.max(3 * layout.ratio, layout.pitch / 4);
  const circleAround = (cell: Cell) => {
    const circle = pathFor(ctx);
    circle.arc(layout.middleX(cell), layout.middleY(cell), radius, 0, 2 * Math.PI);
    return circle;
  };
  ctx.fillStyle = palette.path;
  ctx.fill(circleAround(start));
  ctx.strokeStyle = palette.path;
  ctx.lineWidth = Math.max(2, layout.pitch / 8);
  ctx.stroke(circleAround(goal));
}
