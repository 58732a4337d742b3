import type { HistoryPeriod } from '#domain/transfer/historySpan.ts';
import type { StatusGroup } from '#domain/transfer/statusGroups.ts';
import { statusGroups } from '#domain/transfer/statusGroups.ts';
import { type Heard, periodsIn } from './historyPeriods.ts';
import { phrasesOf } from './phrases.ts';
import { fold, type Token, tokensOf, wordsOf } from './tokens.ts';
import { englishHistory, frenchHistory, type HistoryPart, historyParts } from './words/historyWords.ts';

/** Which transfers of theirs somebody wants to see. */
export type HistoryWish = {
  readonly period?: HistoryPeriod;
  readonly group?: StatusGroup;
  /** What is left of the sentence: each a sum or a person, or the sentence is none of these. */
  readonly left: readonly string[];
};

/** A longer sentence tells a story. */
const mostWords = 16;

/**
 * "What did I send in March", "the 200 pounds one", « ceux qui ont échoué ». A sentence is read whole or not at all: a
 * word that is neither one of these nor in a sum or a name makes it something else. `today` is ISO 8601.
 */
export function readHistoryWish(said: string, today: string): HistoryWish | undefined {
  const tokens = tokensOf(said).filter(({ kind, raw }) => kind !== 'sign' || isOfMoney(raw));
  if (tokens.length > mostWords) return undefined;
  const periods = periodsIn(tokens, today);
  const heard = heardIn(tokens, placesOf(periods));
  const parts = new Set(heard.map(({ part }) => part));
  const groups = statusGroups.filter((group) => parts.has(group));
  const left = leftOf(said, tokens, placesOf([...periods, ...heard]));
  if (periods.length > 1 || groups.length > 1) return undefined;
  const period = periods[0]?.period;
  const isPointing = startsPointing(tokens) && parts.has('transfer') && (period !== undefined || left.some(hasFigure));
  if (!isAsked({ parts, isPointing, hasPeriod: period !== undefined, group: groups[0], left })) return undefined;
  return { ...(period && { period }), ...(groups[0] && { group: groups[0] }), left };
}

type Asked = {
  readonly parts: ReadonlySet<HistoryPart>;
  readonly isPointing: boolean;
  readonly hasPeriod: boolean;
  readonly group: StatusGroup | undefined;
  readonly left: readonly string[];
};

/** Of one transfer without a time or a sum, its status is asked; of a person alone, only what was sent is asked for here. */
function isAsked({ parts, isPointing, hasPeriod, group, left }: Asked): boolean {
  const areSeveral = ['sent', 'transfers', 'which', 'all'].some((part) => parts.has(part as HistoryPart));
  const asks = parts.has('asks') || parts.has('which');
  if (hasPeriod) return areSeveral || isPointing || (asks && parts.has('transfer'));
  if (group && asks && areSeveral) return true;
  if (left.some(hasFigure)) return isPointing || (parts.has('asks') && (areSeveral || parts.has('transfer')));
  return left.length > 0 && parts.has('asks') && parts.has('sent');
}

const isOfMoney = (sign: string): boolean => /[£€$]/.test(sign);
const hasFigure = (words: string): boolean => /\d/.test(words);

const pointing = new Set(['the', 'my', 'that', 'le', 'mon', 'celui', 'celle', 'ce']);
const startsPointing = ([first]: readonly Token[]): boolean => first !== undefined && pointing.has(first.text);

type Phrase = { readonly part: HistoryPart; readonly words: readonly string[] };
let known: readonly Phrase[] | undefined;

/** Longest first; read once, when the first sentence is. */
const phrases = (): readonly Phrase[] => {
  known ??= [englishHistory, frenchHistory]
    .flatMap(({ parts }) =>
      historyParts.flatMap((part) => phrasesOf(parts[part]).map((phrase) => ({ part, words: wordsOf(fold(phrase)) }))),
    )
    .toSorted((one, other) => other.words.length - one.words.length);
  return known;
};

type HeardPart = Heard & { readonly part: HistoryPart };

/** Each place belongs to the longest phrase that begins there. */
function heardIn(tokens: readonly Token[], taken: ReadonlySet<number>): readonly HeardPart[] {
  const heard: HeardPart[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    if (taken.has(from)) continue;
    const found: Phrase | undefined = isOne(tokens, from)
      ? { part: 'transfer', words: ['one'] }
      : phrases().find(({ words }) =>
          words.every((word, step) => tokens[from + step]?.text === word && !taken.has(from + step)),
        );
    if (!found) continue;
    heard.push({ part: found.part, from, to: from + found.words.length });
    from += found.words.length - 1;
  }
  return heard;
}

const behindOne = new Set(['to', 'for', 'from', 'in', 'of', 'that', 'which', 'i', 'please']);

/** "The 200 pounds one", and not the one of "twenty-one pounds". */
const isOne = (tokens: readonly Token[], place: number): boolean =>
  tokens[place]?.text === 'one' && (place === tokens.length - 1 || behindOne.has(tokens[place + 1]?.text ?? ''));

const placesOf = (heard: readonly Heard[]): ReadonlySet<number> =>
  new Set(heard.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)));

/** As it was written, where nothing else stood between. */
function leftOf(said: string, tokens: readonly Token[], taken: ReadonlySet<number>): readonly string[] {
  const runs: Token[][] = [];
  for (const [place, token] of tokens.entries()) {
    if (taken.has(place)) continue;
    const run = place > 0 && !taken.has(place - 1) ? runs.at(-1) : undefined;
    if (run) run.push(token);
    else runs.push([token]);
  }
  return runs.map((run) => said.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0));
}
