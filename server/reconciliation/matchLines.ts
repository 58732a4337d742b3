import { editDistance } from '#domain/editDistance.ts';
import type { Money } from '#domain/money/money.ts';

/** One movement of money as we have it, or as a company's file has it. */
export type BookLine = {
  readonly reference: string;
  readonly amount: Money;
  /** YYYY-MM-DD, UTC. */
  readonly date: string;
  readonly status: string;
};

/** What can be wrong between two books (money notes, 1.1). `missingHere`: the file has it and we do not. */
export const breakKinds = [
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

export type Break = {
  readonly kind: BreakKind;
  readonly ours: BookLine | undefined;
  readonly theirs: BookLine | undefined;
};

/** Days apart two books may date the same movement: one may close before midnight and the other after. */
const daysApart = 1;
/** Letters of a reference that may be typed wrong for it to be known again. */
const slipsAllowed = 2;

/** Everything on which the two books do not agree, each once, by the first thing that is wrong with it. */
export function matchLines(ours: readonly BookLine[], theirs: readonly BookLine[]): Break[] {
  const known = new Map(ours.map((line) => [line.reference, line]));
  const seen = new Set<string>();
  const breaks: Break[] = [];
  const strangers: BookLine[] = [];
  for (const line of theirs) {
    const own = known.get(line.reference);
    if (!own) strangers.push(line);
    else if (seen.has(line.reference)) breaks.push({ kind: 'duplicate', ours: own, theirs: line });
    else {
      seen.add(line.reference);
      const kind = differenceOf(own, line);
      if (kind) breaks.push({ kind, ours: own, theirs: line });
    }
  }
  return [
    ...breaks,
    ...unmatched(
      ours.filter(({ reference }) => !seen.has(reference)),
      strangers,
    ),
  ];
}

function differenceOf(ours: BookLine, theirs: BookLine): BreakKind | undefined {
  if (ours.amount.currency !== theirs.amount.currency) return 'currency';
  if (ours.amount.minor !== theirs.amount.minor) return 'amount';
  if (ours.status !== theirs.status) return 'status';
  return Math.abs(dayNumber(ours.date) - dayNumber(theirs.date)) > daysApart ? 'wrongDate' : undefined;
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** A line under a reference nobody has is one of ours when all else agrees and the references nearly do. */
function unmatched(ours: readonly BookLine[], theirs: readonly BookLine[]): Break[] {
  const left = [...ours];
  const breaks = theirs.map((line): Break => {
    const at = left.findIndex(
      (own) =>
        differenceOf(own, line) === undefined &&
        editDistance(own.reference, line.reference, slipsAllowed) <= slipsAllowed,
    );
    const [own] = at < 0 ? [] : left.splice(at, 1);
    return { kind: own ? 'wrongReference' : 'missingHere', ours: own, theirs: line };
  });
  return [...breaks, ...left.map((own): Break => ({ kind: 'missingThere', ours: own, theirs: undefined }))];
}
