import { BLANK, type Cell, EAST, FRONTIER, IN, NONE, NORTH, PATH, SOUTH, WALK, WEST } from 'maze-core';
import type { Layout } from './layout.ts';
import type { Paints, Palette } from './palette.ts';
import { type Picture, setNumber, setShade, shadeOf } from './picture.ts';
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

/** The colours of the floors of a picture's cells. */
export function floorsOf<Colour>(picture: Picture, palette: Paints<Colour>): (cell: Cell) => Colour {
  const { grid, roles, passages, sets, tint } = picture;
  const byRole: Colour[] = [];
  const [reached, rest] =
    picture.blank === 'outside' ? [palette.in, palette.blank] : [palette.reached, palette.in];
  byRole[BLANK] = rest;
  byRole[FRONTIER] = palette.frontier;
  byRole[IN] = reached;
  byRole[WALK] = palette.walk;
  byRole[PATH] = reached;
  const shades = tint === null ? [] : palette.tints[tint.ink];
  // Neighbours are mostly of one set.
  let [known, colour] = [NONE, rest];
  // One function for all, which a browser can make part of the loop that calls it.
  return (cell) => {
    if (tint !== null) {
      const shade = shadeOf(picture, cell);
      if (shade > 0) return shades[shade - 1];
    } else if (sets !== null && sets[cell] !== NONE) {
      // A set of one cell has no colour yet.
      if (passages[cell] === 0) return roles[cell] === WALK ? palette.walk : palette.blank;
      const root = sets[cell];
      if (root !== known) [known, colour] = [root, palette.sets[setShade(grid, root, palette.sets.length)]];
      return colour;
    }
    return byRole[roles[cell]];
  };
}

/** Whether nothing has come to either side of a wall: there it is squared paper, not a wall. */
export function isPaper(picture: Picture, a: Cell, b: Cell): boolean {
  return isUntouched(picture, a) && isUntouched(picture, b);
}

/** Whether a cell waits for a maze to come. Cells that passages lead to are part of one, whoever has marked them. */
export function isUntouched({ blank, roles, passages }: Picture, cell: Cell): boolean {
  const role = roles[cell];
  return blank === 'outside' && passages[cell] === 0 && role !== IN && role !== WALK && role !== PATH;
}

function paintFloors(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const rects = new Map<string, Path>();
  const add = (colour: string, x: number, y: number, width: number, height: number) => {
    let path = rects.get(colour);
    if (path === undefined) {
      path = pathFor(ctx);
      rects.set(colour, path);
    }
    path.rect(x, y, width, height);
  };
  const floorOf = floorsOf(picture, palette);
  for (const cell of layout.cells) {
    const colour = floorOf(cell);
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
  for (const cell of layout.cells) {
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
  const { roles } = picture;
  const dots = pathFor(ctx);
  const strokes = pathFor(ctx);
  const squares = pathFor(ctx);
  const inset = Math.max(2, Math.round(layout.pitch * 0.14));
  for (const cell of layout.cells) {
    if (roles[cell] === WALK && !hasArrow(picture, cell) && !hasLabel(picture, cell)) {
      const [x, y] = [layout.middleX(cell), layout.middleY(cell)];
      const radius = Math.max(1, layout.pitch * 0.1);
      dots.moveTo(x + radius, y);
      dots.arc(x, y, radius, 0, 2 * Math.PI);
    } else if (roles[cell] === IN && picture.blank === 'inside' && !hasLabel(picture, cell)) {
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
  ctx.fillStyle = isColoured(picture) ? palette.ink : palette.accent;
  ctx.fill(dots);
  ctx.lineWidth = Math.max(1, Math.round(layout.wall * 0.6));
  ctx.strokeStyle = isColoured(picture) ? palette.ink : palette.muted;
  ctx.stroke(strokes);
  ctx.strokeStyle = isColoured(picture) ? palette.ink : palette.listed;
  ctx.setLineDash([layout.pitch * 0.12, layout.pitch * 0.09]);
  ctx.stroke(squares);
  ctx.setLineDash([]);
}

/** Whether floors have colours that only ink stands out on. */
function isColoured({ tint, sets }: Picture): boolean {
  return tint !== null || sets !== null;
}

function hasLabel({ labels, written }: Picture, cell: Cell): boolean {
  return written.labels && labels[cell] > 0;
}

function hasArrow({ arrows, written }: Picture, cell: Cell): boolean {
  return written.arrows && arrows[cell] > 0;
}

/**
 * The cell just handled, in orange; the other one beside it paler, with an edge. Both are paler when it was the wall
 * between them that was decided on.
 */
export function paintNow(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const rim = isColoured(picture) ? palette.card : null;
  if (picture.other !== NONE) roundedSquare(ctx, layout, picture.other, palette.nowPale, rim, palette.now);
  if (picture.cell === NONE) return;
  if (picture.between) roundedSquare(ctx, layout, picture.cell, palette.nowPale, rim, palette.now);
  else roundedSquare(ctx, layout, picture.cell, palette.now, rim);
}

/** With a rim it stands out from floors of any colour; an edge tells one that is not full from one that is. */
function roundedSquare(
  ctx: Surface,
  layout: Layout,
  cell: Cell,
  colour: string,
  rim: string | null,
  edge: string | null = null,
): void {
  if (!layout.shows(cell)) return;
  const inset = layout.pitch < 10 ? 0 : Math.round(layout.pitch * 0.1);
  // A cell of a few pixels would be lost among thousands, so there the square stands out beyond it.
  const least = Math.round(6 * layout.ratio);
  const width = Math.max(least, layout.right(cell) - layout.left(cell) - 2 * inset);
  const height = Math.max(least, layout.bottom(cell) - layout.top(cell) - 2 * inset);
  const x = Math.round(layout.middleX(cell) - width / 2);
  const y = Math.round(layout.middleY(cell) - height / 2);
  const square = squareAt(ctx, x, y, width, height);
  if (rim !== null) {
    ctx.strokeStyle = rim;
    ctx.lineWidth = 2 * Math.max(layout.ratio, layout.pitch * 0.06);
    ctx.stroke(square);
  }
  ctx.fillStyle = edge ?? colour;
  ctx.fill(square);
  if (edge === null) return;
  const thick = Math.max(Math.round(layout.ratio * 1.5), layout.wall);
  ctx.fillStyle = colour;
  ctx.fill(squareAt(ctx, x + thick, y + thick, width - 2 * thick, height - 2 * thick));
}

function squareAt(ctx: Surface, x: number, y: number, width: number, height: number): Path {
  const square = pathFor(ctx);
  square.roundRect(x, y, width, height, Math.max(0, Math.min(width, height)) * 0.18);
  return square;
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
  for (const cell of layout.cells) {
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
  for (const cell of layout.cells) {
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
  for (let row = 2 * layout.rows[0]; row <= 2 * layout.rows[1]; row++) {
    for (let col = 2 * layout.cols[0]; col <= 2 * layout.cols[1]; col++) {
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
  const { listed } = picture;
  const lines = pathFor(ctx);
  const half = (layout.bold % 2) / 2;
  let any = false;
  for (const cell of layout.cells) {
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
  ctx.lineWidth = layout.view === 'blocks' ? Math.max(1, Math.round(layout.pitch / 8)) : layout.bold;
  if (isColoured(picture)) {
    ctx.strokeStyle = palette.card;
    ctx.stroke(lines);
  }
  ctx.strokeStyle = palette.listed;
  ctx.setLineDash([5 * scale, 3 * scale]);
  ctx.stroke(lines);
  ctx.setLineDash([]);
}

/** The path: a line through the middles of its cells. */
export function paintPath(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { grid, roles, passages } = picture;
  const line = pathFor(ctx);
  let any = false;
  for (let cell = roles.indexOf(PATH); cell >= 0; cell = roles.indexOf(PATH, cell + 1)) {
    if (!layout.shows(cell)) continue;
    any = true;
    for (const direction of [EAST, SOUTH]) {
      const next = grid.neighbour(cell, direction);
      if (next === NONE || roles[next] !== PATH || !((passages[cell] >> direction) & 1)) continue;
      line.moveTo(layout.middleX(cell), layout.middleY(cell));
      line.lineTo(layout.middleX(next), layout.middleY(next));
    }
  }
  if (!any) return;
  const width = Math.max(2, layout.pitch / 6);
  ctx.lineCap = 'round';
  if (isColoured(picture)) {
    ctx.strokeStyle = palette.card;
    ctx.lineWidth = 1.8 * width;
    ctx.stroke(line);
  }
  ctx.strokeStyle = palette.path;
  ctx.lineWidth = width;
  ctx.stroke(line);
  ctx.lineCap = 'butt';
}

/** The width of a cell's floor, in the layout's pixels. */
const floorWidth = ({ view, pitch, wall }: Layout) => (view === 'walls' ? pitch - wall : pitch);

/** How large numbers are written into cells, in the layout's pixels; 0 where nobody could read them. */
export function writingSize(layout: Layout): number {
  const size = Math.min(13 * layout.ratio, floorWidth(layout) * 0.42);
  return size / layout.ratio >= SMALLEST_TEXT ? size : 0;
}

/** Arrows, numbers and the numbers of sets, where they fit. */
function paintWriting(ctx: Surface, picture: Picture, layout: Layout, palette: Palette): void {
  const { labels, arrows, roles, sets, cell: now, written } = picture;
  const floor = floorWidth(layout);
  const size = writingSize(layout);
  const readable = size > 0;
  const heads = pathFor(ctx);
  write(ctx, size);
  for (const cell of layout.cells) {
    if (roles[cell] === PATH) continue;
    const inSet = readable && written.sets && sets !== null && sets[cell] !== NONE;
    const labelled = readable && hasLabel(picture, cell);
    if (hasArrow(picture, cell) && floor / layout.ratio >= 7) {
      arrowHead(heads, layout, cell, arrows[cell] - 1, inSet || labelled);
    }
    if (!inSet && !labelled) continue;
    const text = String(inSet ? setNumber(labels, sets[cell]) : labels[cell] - 1);
    ctx.fillStyle = cell === now && !picture.between ? palette.onNow : palette.ink;
    if (text.length > 3) write(ctx, (size * 3) / text.length);
    ctx.fillText(text, layout.middleX(cell), layout.middleY(cell) + size * 0.06);
    if (text.length > 3) write(ctx, size);
  }
  ctx.fillStyle = isColoured(picture) ? palette.ink : palette.muted;
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
  const circleAround = (cell: Cell, radius: number) => {
    const circle = pathFor(ctx);
    circle.arc(layout.middleX(cell), layout.middleY(cell), radius, 0, 2 * Math.PI);
    return circle;
  };
  const width = Math.max(2, layout.pitch / 8);
  // In one cell the disc stands inside the ring.
  const disc = circleAround(start, start === goal ? radius / 2 : radius);
  const ring = circleAround(goal, radius);
  if (isColoured(picture)) {
    ctx.strokeStyle = palette.card;
    ctx.lineWidth = width;
    ctx.stroke(disc);
    ctx.lineWidth = 1.8 * width;
    ctx.stroke(ring);
  }
  ctx.fillStyle = palette.path;
  ctx.fill(disc);
  ctx.strokeStyle = palette.path;
  ctx.lineWidth = width;
  ctx.stroke(ring);
}
