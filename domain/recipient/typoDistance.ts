/** Letters to add, leave out, change or swap with the next. */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const at = (cells: readonly number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
      const change = one[line - 1] === other[column - 1] ? 0 : 1;
      const isSwap = one[line - 1] === other[column - 2] && one[line - 2] === other[column - 1];
      const swapped = isSwap ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY;
      next[column] = Math.min(at(row, column) + 1, at(next, column - 1) + 1, at(row, column - 1) + change, swapped);
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
