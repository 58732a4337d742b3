import { money } from '#domain/money/money.ts';
import type { StatementLine } from './statementLine.ts';

/** What may be wrong with a line of a file, as its reader will call it. */
const breakKinds = [
  'missingHere',
  'missingThere',
  'amount',
  'currency',
  'duplicate',
  'wrongDate',
  'wrongReference',
  'status',
] as const;
type BreakKind = (typeof breakKinds)[number];

export type MadeBreak = { readonly kind: BreakKind; readonly reference: string };

type Wish = { readonly seed: number; readonly count: number };

/** The same file with so many lines made wrong, each in one way, and which those are. The same seed does the same. */
export function breakLines(
  lines: readonly StatementLine[],
  { seed, count }: Wish,
): { readonly lines: readonly StatementLine[]; readonly made: readonly MadeBreak[] } {
  const random = numbersFrom(seed);
  const chosen = new Set<number>();
  while (chosen.size < Math.min(count, lines.length)) chosen.add(Math.floor(random() * lines.length));
  const made: MadeBreak[] = [];
  const broken = lines.flatMap((line, index) => {
    if (!chosen.has(index)) return [line];
    const kind = breakKinds[made.length % breakKinds.length] ?? 'amount';
    const result = broken1(line, { kind, random });
    made.push({ kind, reference: kind === 'missingHere' ? `${line.reference}-stranger` : line.reference });
    return result;
  });
  return { lines: broken, made };
}

type Breaking = { readonly kind: BreakKind; readonly random: () => number };

function broken1(line: StatementLine, { kind, random }: Breaking): StatementLine[] {
  const { amount, reference } = line;
  switch (kind) {
    case 'missingHere':
      return [line, { ...line, reference: `${reference}-stranger`, amount: money(amount.currency, amount.minor + 1) }];
    case 'missingThere':
      return [];
    case 'amount':
      return [{ ...line, amount: money(amount.currency, amount.minor + 1 + Math.floor(random() * 500)) }];
    case 'currency':
      return [{ ...line, amount: money(amount.currency === 'GBP' ? 'EUR' : 'GBP', amount.minor) }];
    case 'duplicate':
      return [line, line];
    case 'wrongDate':
      return [{ ...line, date: daysBefore(line.date, 3 + Math.floor(random() * 3)) }];
    case 'wrongReference':
      return [{ ...line, reference: swapped(reference, Math.floor(random() * (reference.length - 1))) }];
    case 'status':
      return [{ ...line, status: line.status === 'refunded' ? 'received' : 'refunded' }];
  }
}

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

/** One letter typed wrong. */
const swapped = (reference: string, at: number) =>
  `${reference.slice(0, at)}${reference[at] === 'x' ? 'y' : 'x'}${reference.slice(at + 1)}`;

/** mulberry32: small, and the same everywhere. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
