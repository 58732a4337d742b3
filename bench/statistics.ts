/** The value below which that share of the values lies, 0 when there is none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const spread = (values: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((share) => percentile(values, share).toFixed(0)).join(' / ');

/** Columns as wide as their widest cell; numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('   '),
    )
    .join('\n');
}
