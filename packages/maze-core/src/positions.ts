/** How many of these rising positions lie at or before `position`. */
export function countUpTo(positions: Int32Array, position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle] <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
