import type { NumberRole } from './meaning.ts';
import { hasCue, type Mention, meaningOf, mentionAt, type ParsedUtterance } from './parsedUtterance.ts';
import { french } from './words/french.ts';

/** `value` is missing when the words are a number but not a certain one: "a few hundred", "one fifty". */
export type Count = { readonly to: number; readonly value?: number; readonly isOwnMoney: boolean };

type NumberWord = {
  readonly mention: Mention;
  readonly role: NumberRole;
  readonly value: number;
  readonly text: string;
};

/** The number that begins at a place in words: "two hundred and fifty", "quatre-vingt-dix-neuf", "a tenner". */
export function countInWords(parsed: ParsedUtterance, from: number): Count | undefined {
  const first = numberAt(parsed, from);
  if (!first || first.mention.from !== from || !begins(parsed, first)) return undefined;
  if (first.role === 'money') return { to: first.mention.to, value: first.value, isOwnMoney: true };
  if (first.role === 'approximate') return { to: first.mention.to, isOwnMoney: false };

  const words = [first];
  for (let next = following(parsed, first); next; next = following(parsed, next)) words.push(next);
  const to = words.at(-1)?.mention.to ?? first.mention.to;
  const isOwnMoney = words.some(({ text }) => text === 'grand');
  const value = countOf(words);
  return value === undefined ? { to, isOwnMoney } : { to, value, isOwnMoney };
}

function numberAt(parsed: ParsedUtterance, place: number): NumberWord | undefined {
  const mention = mentionAt(parsed, place);
  const number = meaningOf(mention, 'number');
  return (
    mention && number && { mention, role: number.role, value: number.value, text: parsed.tokens[place]?.text ?? '' }
  );
}

/** The next word of the same number, past an "and" between the two. */
function following(parsed: ParsedUtterance, { mention }: NumberWord): NumberWord | undefined {
  const isAnd = hasCue(mentionAt(parsed, mention.to), 'and');
  const next = numberAt(parsed, isAnd ? mention.to + 1 : mention.to);
  if (!next || next.text === 'a' || next.role === 'half' || next.role === 'money') return undefined;
  return isAnd && next.role !== 'value' && next.role !== 'one' ? undefined : next;
}

/** Words that only count what stands before them. */
const multipliersOnly = ['k', 'grand', 'mil', 'mill', 'mln'];

/** "A", "one" and "half" are numbers only with something to count behind them. */
function begins(parsed: ParsedUtterance, { mention, role, text }: NumberWord): boolean {
  const next = numberAt(parsed, mention.to)?.role;
  const counts = next === 'hundred' || next === 'thousand' || next === 'million';
  if (role === 'half') return counts;
  if (role !== 'one') return !multipliersOnly.includes(text);
  if (counts) return true;
  return text !== 'a' && (next === 'value' || meaningOf(mentionAt(parsed, mention.to), 'currency') !== undefined);
}

function countOf(words: readonly NumberWord[]): number | undefined {
  let total = 0;
  let current = 0;
  let last = 0;
  for (const { role, value, text } of words) {
    if (role === 'approximate') return undefined;
    if (role === 'half') current = value;
    else if (role === 'hundred') {
      if (current >= 100) return undefined;
      current = (current || 1) * value;
    } else if (role === 'thousand' || role === 'million') {
      if (total % (value * 1000) !== 0) return undefined;
      total += (current || 1) * value;
      current = 0;
    } else {
      const sum = added(current, { last, value, isFrench: text in french.numbers.values });
      if (sum === undefined) return undefined;
      current = sum;
    }
    last = role === 'value' || role === 'one' ? value : 0;
    if (value === 20 && current % 100 === 80) last = 80;
  }
  return Number.isSafeInteger(total + current) ? total + current : undefined;
}

type Next = { readonly last: number; readonly value: number; readonly isFrench: boolean };

/** Tens take units; French sixty and eighty take ten to nineteen, four and twenty are eighty, ten and seven seventeen. */
function added(current: number, { last, value, isFrench }: Next): number | undefined {
  if (current % 100 === 0) return current + value;
  if (last >= 20 && last % 10 === 0 && value >= 1 && value <= 9) return current + value;
  if (!isFrench) return undefined;
  if (value === 20 && last === 4 && current % 100 === 4) return current + 76;
  if ((last === 60 || last === 80) && value >= 10 && value <= 19) return current + value;
  if (last === 10 && value >= 7 && value <= 9) return current + value;
  return undefined;
}
