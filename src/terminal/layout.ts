/** More is hard to read across. */
const widest = 80;

/** U+2060 keeps a browser from breaking a line, and is drawn as a box by some terminals. */
const withoutJoiners = (text: string): string => text.replaceAll('\u2060', '');

/** Lines no longer than the terminal; an address is left whole, so that it can be opened. */
export function wrap(text: string, columns: number, indent = ''): string {
  const width = Math.min(columns, widest);
  return withoutJoiners(text)
    .split('\n')
    .map((paragraph) => wrapParagraph(paragraph, { width, indent }))
    .join('\n');
}

function wrapParagraph(
  paragraph: string,
  { width, indent }: { readonly width: number; readonly indent: string },
): string {
  const lines: string[] = [];
  const text = paragraph.trimStart();
  const margin = paragraph.slice(0, paragraph.length - text.length);
  let line = margin;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && [...line].length + 1 + [...word].length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = isEmpty ? `${margin}${word}` : `${line} ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

/** Stands out where it can; what makes it bold takes no room. */
export function questionText(
  text: string,
  { columns, isBold }: { readonly columns: number; readonly isBold: boolean },
): string {
  const wrapped = wrap(text, columns);
  return isBold ? `\u001b[1m${wrapped}\u001b[0m` : wrapped;
}

/** Names on one side, values on the other. */
export function columnsOf(rows: readonly { readonly label: string; readonly value: string }[]): string {
  const longest = Math.max(0, ...rows.map(({ label }) => [...label].length));
  return rows
    .map(({ label, value }) => `  ${label}${' '.repeat(longest - [...label].length)}   ${withoutJoiners(value)}`)
    .join('\n');
}
