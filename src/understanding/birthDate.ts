import { ambiguous, certain, type Findings, nothing } from './findings.ts';
import type { MeaningOf } from './meaning.ts';
import { hasCue, meaningOf, mentionAt, mentionsOf, type ParsedUtterance, parseUtterance } from './parsedUtterance.ts';
import type { ParserContext, Span } from './understanding.ts';

type DateParts = { readonly day: number; readonly month: number; readonly year: number };

/** Day before month, as in Britain and France; Canadians write both, so a date that reads either way is asked there. */
export function readBirthDate(utterance: string, listening: ParserContext): Findings {
  const parsed = parseUtterance(utterance, { ...listening, taken: [], isName: () => false });
  const numbers = [...utterance.matchAll(/\d+/g)];
  const [first] = numbers;
  const readings = readingsOf(
    parsed,
    numbers.map(([text]) => text),
    listening,
  );
  const place = { text: utterance, span: wholeSpan(utterance, first?.index ?? 0) };
  if (!readings) return numbers.length > 0 || monthIn(parsed) ? ambiguous('birthDate', [], place) : nothing;

  const dates = [...new Set(readings.flatMap((parts) => isoDate(parts, listening.known.today) ?? []))];
  const [only] = dates;
  return only && dates.length === 1 ? certain('birthDate', only, place.span) : ambiguous('birthDate', dates, place);
}

const wholeSpan = (utterance: string, start: number): Span => ({ start, end: utterance.trimEnd().length });

/** Undefined when it is no whole date at all. */
function readingsOf(
  parsed: ParsedUtterance,
  numbers: readonly string[],
  listening: ParserContext,
): readonly DateParts[] | undefined {
  const { known } = listening;
  const named = monthIn(parsed);
  const year = (text: string) => fullYear(text, known.today);
  const [one = '', two = '', three = ''] = numbers;
  if (named) {
    const day = numbers.length === 1 ? dayInWords(parsed, named.at) : undefined;
    if (day) return [{ day, month: named.month, year: year(one) }];
    if (numbers.length !== 2) return undefined;
    const [dayText, yearText] = one.length === 4 ? [two, one] : [one, two];
    return [{ day: Number(dayText), month: named.month, year: year(yearText) }];
  }
  if (numbers.length === 1 && one.length === 8)
    return ordered([one.slice(0, 2), one.slice(2, 4), one.slice(4)], listening);
  if (numbers.length !== 3) return undefined;
  return ordered([one, two, three], listening);
}

function ordered([one, two, three]: readonly [string, string, string], { known }: ParserContext): readonly DateParts[] {
  if (one.length === 4) return [{ year: Number(one), month: Number(two), day: Number(three) }];
  const year = fullYear(three, known.today);
  const dayFirst = { day: Number(one), month: Number(two), year };
  const monthFirst = { day: Number(two), month: Number(one), year };
  if (dayFirst.month > 12) return [monthFirst];
  return known.senderCountry === 'CA' && dayFirst.day <= 12 ? [dayFirst, monthFirst] : [dayFirst];
}

/** Two digits are the latest year that has been: '85' is 1985, '05' is 2005. */
function fullYear(text: string, today: string): number {
  if (text.length !== 2) return Number(text);
  const thisYear = Number(today.slice(0, 4));
  const recent = Math.floor(thisYear / 100) * 100 + Number(text);
  return recent >= thisYear ? recent - 100 : recent;
}

/** The last one: "sept" is seven in "dix-sept mars". */
function monthIn(parsed: ParsedUtterance): { month: number; at: number } | undefined {
  const last = mentionsOf(parsed, 'month').at(-1);
  return last && { month: last.meaning.month, at: last.mention.from };
}

/** "Twelfth of March", "premier janvier", "twenty-first of March", "vingt et un mars". */
function dayInWords(parsed: ParsedUtterance, monthAt: number): number | undefined {
  for (let place = monthAt - 1; place >= 0 && place >= monthAt - 3; place -= 1) {
    const mention = mentionAt(parsed, place);
    const number = meaningOf(mention, 'number');
    const tens = tensBefore(parsed, place);
    const day = meaningOf(mention, 'ordinal')?.day ?? (isCounted(number, tens) ? number.value : undefined);
    if (day) return tens + day;
  }
  return undefined;
}

type NumberWord = MeaningOf<'number'>;

/** "A" and "un" count nothing unless tens stand before. */
const isCounted = (number: NumberWord | undefined, tens: number): number is NumberWord =>
  number?.role === 'value' || (number?.role === 'one' && tens > 0);

/** Ten, twenty or thirty before the last word of a day, past an "and". */
function tensBefore(parsed: ParsedUtterance, place: number): number {
  const before = hasCue(mentionAt(parsed, place - 1), 'and') ? place - 2 : place - 1;
  const number = meaningOf(mentionAt(parsed, before), 'number');
  return number?.role === 'value' && [10, 20, 30].includes(number.value) ? number.value : 0;
}

/** A day there was: the 31st of February and tomorrow are none. */
function isoDate({ day, month, year }: DateParts, today: string): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || year < 1900) return undefined;
  const iso = date.toISOString().slice(0, 10);
  return iso < today ? iso : undefined;
}
