import type { Language } from '#contract/protocol/language.ts';
import { minorDigits } from '#domain/money/currency.ts';
import { type Money, money, parseMoney } from '#domain/money/money.ts';
import { type Corridor, readCurrency } from './currencyReading.ts';
import { type ParsedUtterance, parseUtterance } from './parsedUtterance.ts';
import type { Sum } from './sum.ts';
import { sumsIn } from './sums.ts';
import type { Known } from './understanding.ts';

type Before = {
  readonly sum: Money;
  readonly corridor: Corridor;
  readonly language: Language;
  readonly known: Known;
};

/**
 * The sum that is said in place of one said before, in its currency: "add 20", "half of that", "what about 100?".
 * `unsaid`: only that it is to be more or less. Nothing where the sentence says anything else.
 */
export function sumChangeIn(said: string, before: Before): Money | 'unsaid' | undefined {
  const step = sumStepIn(said, before);
  return step === undefined || step === 'unsaid' ? step : stepFrom(before.sum, step);
}

/** What is done to a sum, whichever it is. */
export type SumStep =
  | ({ readonly kind: 'times' } & Factor)
  | { readonly kind: 'more'; readonly more: number }
  | { readonly kind: 'whole'; readonly sum: Money };

export function stepFrom(sum: Money, step: SumStep): Money | undefined {
  switch (step.kind) {
    case 'times':
      return times(sum, step);
    case 'more':
      return plus(sum, step.more);
    case 'whole':
      return step.sum;
  }
}

/** Said before it is known which sum it is said of; in its currency. */
export function sumStepIn(said: string, before: Before): SumStep | 'unsaid' | undefined {
  const { language, known } = before;
  const parsed = parseUtterance(said, { language, asking: 'amount', known, taken: [], isName: () => false });
  const [sum, ...others] = sumsIn(parsed);
  const besides = parsed.tokens.filter((_, place) => !(sum && place >= sum.from && place < sum.to));
  const words = besides.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const factors = words.flatMap((word) => timesOf.get(word) ?? []);
  const signs = new Set(words.flatMap((word) => signOf.get(word) ?? []));
  const isPlain =
    words.every((word) => timesOf.has(word) || signOf.has(word) || around.has(word)) &&
    besides.every(({ kind, raw }) => kind === 'word' || quietSign.test(raw));
  if (others.length > 0 || !isPlain || signs.size > 1 || factors.length > 1) return undefined;
  const [sign] = signs;
  const [factor] = factors;
  if (factor) return sum || sign ? undefined : { kind: 'times', ...factor };
  if (!sum) return sign && words.some((word) => vague.has(word)) ? 'unsaid' : undefined;
  const figure = figureIn(sum, before);
  if (!figure || (words.length === 0 && isRatherNumber(figure, known))) return undefined;
  return sign && !isTarget(parsed, sum) ? { kind: 'more', more: sign * figure.minor } : { kind: 'whole', sum: figure };
}

type Factor = { readonly times: number; readonly over: number };

const entries = <Value>(words: string, value: Value) => words.split(' ').map((word) => [word, value] as const);

const timesOf = new Map<string, Factor>([
  ...entries('double doubled doubling twice doubler doublez', { times: 2, over: 1 }),
  ...entries('triple triples tripler', { times: 3, over: 1 }),
  ...entries('half halve halved moitie', { times: 1, over: 2 }),
]);

const signOf = new Map<string, 1 | -1>([
  ...entries(
    'add adding more plus extra another increase raise ajoute ajouter ajoutez rajoute rajouter augmente',
    1 as const,
  ),
  ...entries(
    'less minus off remove reduce decrease lower fewer smaller moins enleve enlever enlevez retire reduis diminue',
    -1 as const,
  ),
]);

/** Said of a change, they leave open how much. */
const vague = new Set('bit little some touch peu petit'.split(' '));

/** What may stand around them: nothing that says whom, where to, or that something is not meant. */
const around = new Set([
  ...vague,
  ...`make it lets let us s say what about how ok okay hmm hm um well then so keep leave put set change the amount sum at to by just only be
    is enough fine thats that ll do ill go with for instead actually maybe perhaps please me i want would like d now and of this a an as
    much send from take up down round bump yes no nope oh meant mean said`.split(/\s+/),
  ...`et pour met mets mettre mettez on va fais fait faire disons bon bah laisse laissez laissons reste rester garde gardez gardons en
    plutot ca cela suffit suffira sera seulement juste montant somme le la les l de du des me moi je veux voudrais envoie envoyer envoyez
    alors finalement c est passe passer change changer un une tout oui non dire disais voulais dis ai dit`.split(/\s+/),
]);

/** Dates and codes have others. */
const quietSign = /^[.,!?…;:'’]$/;

function figureIn(sum: Sum, { sum: { currency }, corridor }: Before): Money | undefined {
  const isOther = sum.families.some((family) => readCurrency(family, corridor).certain !== currency);
  const [text, ...others] = sum.figure.read(minorDigits(currency));
  if (isOther || text === undefined || others.length > 0 || sum.hundredths !== undefined) return undefined;
  const read = parseMoney(text, currency);
  return read.ok && read.value.minor > 0 ? read.value : undefined;
}

/** By itself, it may be a telephone number or a code. */
const isRatherNumber = ({ currency, minor }: Money, { mostToSend }: Known): boolean =>
  mostToSend?.currency === currency ? minor > mostToSend.minor : minor >= leastNumber;

/** Digits of it are as many as a number has, and more than sums that are paid out. */
const leastNumber = 10_000_000;

/** "Raise it to 150" names the sum itself. */
const isTarget = ({ tokens, language }: ParsedUtterance, { from }: Sum): boolean =>
  (language === 'en' ? ['to', 'at'] : ['a']).includes(tokens[from - 1]?.text ?? '');

const plus = ({ currency, minor }: Money, more: number): Money | undefined =>
  minor + more > 0 && Number.isSafeInteger(minor + more) ? money(currency, minor + more) : undefined;

function times({ currency, minor }: Money, factor: Factor): Money | undefined {
  const now = (minor * factor.times) / factor.over;
  return Number.isSafeInteger(now) && now > 0 ? money(currency, now) : undefined;
}
