/** A count or an amount: 12, £5,000.00, -88,162 XAF. */
const figure = /^[-−]?[^\s\d-]{0,3}\d[\d,.]*(\s[A-Z]{3})?$/u;

/** Rows under their headings, in columns as wide as they need to be; figures end below one another. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const isFigures = headings.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '').filter(Boolean);
    return cells.length > 0 && cells.every((cell) => figure.test(cell));
  });
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isFigures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)];
}

export const when = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');
