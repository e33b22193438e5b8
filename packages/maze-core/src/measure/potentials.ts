import type { Cell, Grid } from '../grid.ts';

/**
 * A grid as a network of unit resistors, one for each wall that could open, with its last cell earthed. `at(a, b)` is
 * the potential of cell b while a current of 1 enters at cell a: an entry of the inverse of the Laplacian matrix
 * without the row and the column of the earthed cell.
 *
 * Only cells at most two steps apart can be asked for. That makes it cheap: with the cells numbered along the shorter
 * side, the matrix and the entries wanted lie in a band about its diagonal, and the band of an inverse follows from the
 * factors of the matrix without the rest of it (Takahashi, Fagan & Chin, 1973). For N cells and a shorter side of W the
 * time grows with N · W², the memory with N · W.
 */
export class Potentials {
  /** The number of a cell along the shorter side. */
  readonly #numbers: Int32Array;
  readonly #inverse: Band;
  readonly #earth: number;

  /** @param grid  connected; see `Grid.connected` */
  constructor(grid: Grid) {
    const cells = alongShorterSide(grid);
    this.#numbers = new Int32Array(grid.slots).fill(-1);
    for (let number = 0; number < cells.length; number++) this.#numbers[cells[number]] = number;
    this.#earth = cells.length - 1;
    const width = Math.min(grid.rows, grid.cols);
    const factors = factorized(laplacian(grid, cells, this.#numbers, width));
    this.#inverse = inverseNear(factors, 2 * width);
  }

  /** The potential of b while a current of 1 enters at a and leaves at the earthed cell, in volts per ampere. */
  at(a: Cell, b: Cell): number {
    const low = Math.min(this.#numbers[a], this.#numbers[b]);
    const high = Math.max(this.#numbers[a], this.#numbers[b]);
    return high === this.#earth ? 0 : this.#inverse.get(high, low);
  }
}

/** The lower half of a symmetric matrix, of which only entries up to `width` from the diagonal are kept. */
class Band {
  readonly size: number;
  readonly width: number;
  readonly #entries: Float64Array;

  constructor(size: number, width: number) {
    this.size = size;
    this.width = width;
    this.#entries = new Float64Array(size * (width + 1));
  }

  /** The entry in a row and a column, with row − width ≤ col ≤ row. */
  get(row: number, col: number): number {
    return this.#entries[row * (this.width + 1) + row - col];
  }

  set(row: number, col: number, entry: number): void {
    this.#entries[row * (this.width + 1) + row - col] = entry;
  }
}

/** The existing cells, column by column when there are fewer rows than columns, else row by row. */
function alongShorterSide(grid: Grid): Cell[] {
  const cells = Array.from({ length: grid.size }, (_, n) => grid.nth(n));
  if (grid.rows >= grid.cols) return cells;
  return cells.sort((a, b) => grid.col(a) - grid.col(b) || a - b);
}

/** On the diagonal the neighbours of each cell, −1 for two neighbours; without the last cell. */
function laplacian(grid: Grid, cells: readonly Cell[], numbers: Int32Array, width: number): Band {
  const matrix = new Band(cells.length - 1, width);
  for (let row = 0; row < matrix.size; row++) {
    const cell = cells[row];
    matrix.set(row, row, grid.count(grid.near[cell]));
    for (let direction = 0; direction < grid.directions; direction++) {
      const next = grid.neighbour(cell, direction);
      if (next >= 0 && numbers[next] < row) matrix.set(row, numbers[next], -1);
    }
  }
  return matrix;
}

/** L · D · Lᵀ: the matrix D is left on the diagonal, L (which has ones there) below it. Overwrites the matrix. */
function factorized(matrix: Band): Band {
  const { size, width } = matrix;
  for (let row = 0; row < size; row++) {
    const first = Math.max(0, row - width);
    for (let col = first; col < row; col++) {
      let entry = matrix.get(row, col);
      for (let k = Math.max(first, col - width); k < col; k++)
        entry -= matrix.get(row, k) * matrix.get(col, k);
      matrix.set(row, col, entry);
    }
    // Up to here the row holds L · D; divided by D it is L, and the pivot is what the row leaves of the diagonal.
    let pivot = matrix.get(row, row);
    for (let col = first; col < row; col++) {
      const scaled = matrix.get(row, col);
      const entry = scaled / matrix.get(col, col);
      pivot -= scaled * entry;
      matrix.set(row, col, entry);
    }
    matrix.set(row, row, pivot);
  }
  return matrix;
}

/**
 * The entries of the inverse up to `width` from its diagonal, from the last row upwards: Z = D⁻¹ · L⁻¹ + (I − Lᵀ) · Z
 * gives each from entries further down. `width` is at least that of the factors, so those are known.
 */
function inverseNear(factors: Band, width: number): Band {
  const { size } = factors;
  const inverse = new Band(size, width);
  for (let col = size - 1; col >= 0; col--) {
    const last = Math.min(size - 1, col + factors.width);
    for (let row = Math.min(size - 1, col + width); row >= col; row--) {
      let entry = row === col ? 1 / factors.get(col, col) : 0;
      for (let k = col + 1; k <= last; k++) {
        entry -= factors.get(k, col) * inverse.get(Math.max(k, row), Math.min(k, row));
      }
      inverse.set(row, col, entry);
    }
  }
  return inverse;
}
