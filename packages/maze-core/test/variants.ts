import {
  type Chosen,
  type Generator,
  type GeneratorId,
  generators,
  type Maze,
  NONE,
  type Tape,
} from '../src/index.ts';

/** A generator with the options it is run with. */
export interface Variant {
  readonly id: GeneratorId;
  readonly title: string;
  readonly generator: Generator;
  readonly options: Chosen;
}

/** Every generator as it comes, and once more for each value of a choice and each end of a range. */
export const variants: readonly Variant[] = generators.flatMap((generator) => {
  const changes = Object.entries((generator as Generator).options).flatMap(([name, option]) => {
    if (option.kind === 'choice') return option.choices.map((value): Chosen => ({ [name]: value }));
    if (option.kind === 'share') return [{ [name]: option.min }, { [name]: option.max }];
    if (option.kind === 'count') return [{ [name]: option.min }];
    return [];
  });
  return [{}, ...changes].map((options) => ({
    id: generator.id,
    title: [generator.id, ...Object.entries(options).map((pair) => pair.join('='))].join(' '),
    generator: generator as Generator,
    options,
  }));
});

/**
 * What keeps a maze from being perfect, or null. Counts and floods with plain arithmetic on rows and columns, apart
 * from the Grid's own.
 */
export function flaw(maze: Maze): string | null {
  const { rows, cols, size } = maze.grid;
  const { passages } = maze;
  let ends = 0;
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      const open = passages[cell];
      if (open > 15) return `cell ${cell} holds ${open}`;
      if (open & 1 && row === 0) return `the border is open north of cell ${cell}`;
      if (open & 2 && col === cols - 1) return `the border is open east of cell ${cell}`;
      if (open & 4 && row === rows - 1) return `the border is open south of cell ${cell}`;
      if (open & 8 && col === 0) return `the border is open west of cell ${cell}`;
      if (col < cols - 1 && ((open >> 1) & 1) !== ((passages[cell + 1] >> 3) & 1))
        return `the two sides of the wall east of cell ${cell} disagree`;
      if (row < rows - 1 && ((open >> 2) & 1) !== (passages[cell + cols] & 1))
        return `the two sides of the wall south of cell ${cell} disagree`;
      ends += (open & 1) + ((open >> 1) & 1) + ((open >> 2) & 1) + (open >> 3);
    }
  }
  if (ends !== 2 * (size - 1)) return `${ends / 2} passages instead of ${size - 1}`;

  const reached = new Uint8Array(passages.length);
  const waiting = [maze.grid.nth(0)];
  reached[waiting[0]] = 1;
  let count = 0;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    count++;
    const open = passages[cell];
    for (const [bit, next] of [
      [1, cell - cols],
      [2, cell + 1],
      [4, cell + cols],
      [8, cell - 1],
    ]) {
      if (open & bit && reached[next] === 0) {
        reached[next] = 1;
        waiting.push(next);
      }
    }
  }
  return count === size ? null : `${count} cells of ${size} hang together`;
}

/** The first cell that a run looks at. */
export function startOf(tape: Tape): number {
  let k = 0;
  while (tape.cell(k) === NONE) k++;
  return tape.cell(k);
}
