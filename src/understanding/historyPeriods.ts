import { type HistoryPeriod, historyMonth } from '#domain/transfer/historySpan.ts';
import { phrasesOf } from './phrases.ts';
import { fold, type Token, wordsOf } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { englishHistory, frenchHistory } from './words/historyWords.ts';

/** Which of the words: `to` stands behind the last. */
export type Heard = { readonly from: number; readonly to: number };
type HeardPeriod = Heard & { readonly period: HistoryPeriod };

const vocabularies = [englishHistory, frenchHistory];
const spans = ['24h', '7d', '30d', '60d', '90d'] as const;
const monthsOfYear = 12;

/** The times a sentence speaks of, as far as the history knows them. A month without a year is the last there was. */
export function periodsIn(tokens: readonly Token[], today: string): readonly HeardPeriod[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const found: HeardPeriod[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const heard = namedAt(tokens, from, { year, month }) ?? monthAt(tokens, from, { year, month });
    if (!heard) continue;
    found.push(heard);
    from = heard.to - 1;
  }
  return found;
}

type Now = { readonly year: number; readonly month: number };

/** "Last month", "the last 30 days". */
function namedAt(tokens: readonly Token[], from: number, { year, month }: Now): HeardPeriod | undefined {
  const before = month === 1 ? historyMonth(year - 1, monthsOfYear) : historyMonth(year, month - 1);
  for (const words of vocabularies) {
    const named: readonly (readonly [string, HistoryPeriod])[] = [
      [words.thisMonth, historyMonth(year, month)],
      [words.lastMonth, before],
      ...spans.map((span) => [words.spans[span], span] as const),
    ];
    for (const [phrases, period] of named) {
      const to = endOf(tokens, from, phrases);
      if (to !== undefined) return { from, to, period };
    }
  }
  return undefined;
}

/** "In March", "March payments", "mars 2025": April and May are people too, so that the word alone is no month. */
function monthAt(tokens: readonly Token[], from: number, now: Now): HeardPeriod | undefined {
  const month = monthOf(tokens[from]);
  if (month === undefined) return undefined;
  const said = yearAt(tokens, from + 1, now);
  const isMonth = said !== undefined || before.has(tokens[from - 1]?.text ?? '') || isOfTransfers(tokens[from + 1]);
  if (!isMonth) return undefined;
  const year = said?.year ?? (month <= now.month ? now.year : now.year - 1);
  return { from, to: said?.to ?? from + 1, period: historyMonth(year, month) };
}

function yearAt(tokens: readonly Token[], from: number, { year }: Now) {
  const token = tokens[from];
  if (token?.kind === 'number' && /^20\d\d$/.test(token.text)) return { to: from + 1, year: Number(token.text) };
  for (const { lastYear, thisYear } of vocabularies) {
    const last = endOf(tokens, from, lastYear);
    if (last !== undefined) return { to: last, year: year - 1 };
    const current = endOf(tokens, from, thisYear);
    if (current !== undefined) return { to: current, year };
  }
  return undefined;
}

function endOf(tokens: readonly Token[], from: number, phrases: string): number | undefined {
  const found = phrasesOf(phrases)
    .map((phrase) => wordsOf(fold(phrase)))
    .find((words) => words.every((word, step) => tokens[from + step]?.text === word));
  return found && from + found.length;
}

const wordsIn = (phrases: string): readonly string[] => phrasesOf(phrases).map(fold);

const before = new Set(vocabularies.flatMap(({ beforeMonth }) => wordsIn(beforeMonth)));
const transfers = new Set(englishHistory.parts.transfers.concat(', transfer, payment, one').split(', '));
const isOfTransfers = (token: Token | undefined): boolean => token !== undefined && transfers.has(token.text);

const months: ReadonlyMap<string, number> = new Map(
  [english, french].flatMap((words) =>
    words.months.flatMap((names, place) => wordsIn(names).map((name) => [name, place + 1] as const)),
  ),
);
const monthOf = (token: Token | undefined): number | undefined =>
  token?.kind === 'word' ? months.get(token.text) : undefined;
