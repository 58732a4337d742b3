import { type Figure, figureAt, figuresOf } from './figures.ts';
import {
  hasCue,
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
} from './parsedUtterance.ts';
import type { Sum } from './sum.ts';
import { isUnit } from './sumCues.ts';
import type { CurrencyFamily } from './words/vocabulary.ts';

/** More numbers than these are no request, and their ways of belonging together not worth counting. */
const mostSums = 12;

/** The sums of an utterance; a bare number beside one with a currency counts only when "or", "to" or a dash joins them, or it is large. */
export function sumsIn(parsed: ParsedUtterance): readonly Sum[] {
  const all: Sum[] = [];
  for (const figure of figuresOf(parsed)) {
    const previous = all.at(-1);
    if (previous && figure.from < previous.to) continue;
    all.push(sumAt(parsed, figure, previous?.to ?? 0));
  }
  const kept = all.filter(({ from }) => !isTakenBack(parsed, from));
  const sums = kept.length > 0 ? kept : all;
  if (sums.length > mostSums) return sums;
  const withCurrency = sums.filter(({ families }) => families.length > 0);
  if (withCurrency.length > 0) {
    return sums.filter(
      (sum) =>
        sum.families.length > 0 ||
        isUnexplained(parsed, sum) ||
        withCurrency.some((other) => areJoined(parsed, sum, other)),
    );
  }
  return withLoneCurrency(parsed, sums);
}

function sumAt(parsed: ParsedUtterance, figure: Figure, floor: number): Sum {
  const before = mentionAt(parsed, figure.from - (parsed.tokens[figure.from - 1]?.raw === '.' ? 2 : 1));
  const symbol =
    before && before.from >= floor && !isOfNext(parsed, before, figure) ? familyOf(parsed, before, figure) : undefined;
  const after = mentionAt(parsed, figure.to);
  const name =
    after?.from === figure.to && !isOfFollowing(parsed, after) ? meaningOf(after, 'currency')?.family : undefined;
  const families = [symbol, name, figure.isOwnMoney ? ('ownPound' as const) : undefined].flatMap(
    (family) => family ?? [],
  );
  // "50p" is not fifty of anything that can be sent.
  if (families.length === 0 && after?.from === figure.to && meaningOf(after, 'hundredths'))
    return { from: figure.from, to: after.to, figure: { ...figure, read: () => [] }, families };
  const end = name && after ? after.to : figure.to;
  const small = families.length > 0 ? hundredthsAt(parsed, end) : undefined;
  const from = symbol && before ? before.from : figure.from;
  return small ? { from, to: small.to, figure, families, hundredths: small.text } : { from, to: end, figure, families };
}

/** Below it, a second number is rather how many of something. */
const leastSecondSum = 10;

/** "£100 … 78000": a second number that is no count of things may be the other side of the transfer. */
const isUnexplained = (parsed: ParsedUtterance, sum: Sum): boolean =>
  !isUnit(parsed, sum) && sum.figure.read(0).some((text) => Number(text) >= leastSecondSum);

/** "N40k" is naira; an "n" with a space behind it is not. */
const familyOf = (parsed: ParsedUtterance, mention: Mention, figure: Figure): CurrencyFamily | undefined => {
  if (parsed.tokens[figure.from - 1]?.text === 'n') return parsed.tokens[figure.from]?.isJoined ? 'naira' : undefined;
  return meaningOf(mention, 'currency')?.family;
};

/** "20£ 30": the sign before a number belongs to it only when nothing else claims it. */
const isOfNext = (parsed: ParsedUtterance, mention: Mention, figure: Figure): boolean =>
  parsed.tokens[mention.from]?.isJoined === true &&
  parsed.tokens[mention.from - 1]?.kind === 'number' &&
  parsed.tokens[figure.from]?.isJoined !== true;

/** "£50 £60": the second sign is the second number's. */
const isOfFollowing = (parsed: ParsedUtterance, mention: Mention): boolean =>
  parsed.tokens[mention.to]?.kind === 'number' &&
  parsed.tokens[mention.to]?.isJoined === true &&
  parsed.tokens[mention.from]?.isJoined !== true;

/** "Pounds fifty", "euros 50", "pounds and ten pence". */
function hundredthsAt(parsed: ParsedUtterance, place: number): { text: string; to: number } | undefined {
  const start = hasCue(mentionAt(parsed, place), 'and') ? place + 1 : place;
  const figure = figureAt(parsed, start);
  const [value = ''] = figure?.read(2) ?? [];
  if (!figure || !/^\d{1,2}$/.test(value)) return undefined;
  const unit = mentionAt(parsed, figure.to);
  const isNamed = meaningOf(unit, 'hundredths') !== undefined;
  if (isNamed && unit) return { text: value.padStart(2, '0'), to: unit.to };
  const isLoose =
    start === place &&
    value.length === 2 &&
    !unit?.meanings.some(({ kind }) => kind === 'currency' || kind === 'month' || kind === 'number');
  return isLoose && !hasCue(unit, 'unit') ? { text: value, to: figure.to } : undefined;
}

/** "50 or 60 pounds", "£50-£70", "10 + 15". */
export function areJoined(parsed: ParsedUtterance, one: Sum, other: Sum): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = parsed.tokens.slice(first.to, second.from);
  if (between.length === 0 || between.length > 2) return between.length === 0;
  return between.every(({ text, raw }, index) => {
    const mention = mentionAt(parsed, first.to + index);
    const joins = (['or', 'and', 'to', 'combine'] as const).some((cue) => hasCue(mention, cue));
    return joins || /^[-–/+&]$/.test(raw) || ['a', 'de'].includes(text);
  });
}

/** "78000 to Marie, in XAF": one bare number and one currency named by itself. */
function withLoneCurrency(parsed: ParsedUtterance, sums: readonly Sum[]): readonly Sum[] {
  const [sum, ...others] = sums;
  const lone = mentionsOf(parsed, 'currency').filter(({ mention }) =>
    hasCue(mentionAt(parsed, mention.from - 1), 'in'),
  );
  const [currency, ...more] = lone;
  if (!sum || !currency || others.length > 0 || more.length > 0) return sums;
  return [{ ...sum, families: [currency.meaning.family] }];
}
