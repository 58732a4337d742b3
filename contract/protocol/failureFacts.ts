import { type PayoutMethod, payoutMethods } from '#domain/reference/payoutMethods.ts';
import { type Language, localeOf } from './language.ts';

export type FailureFacts = Readonly<Record<string, string>>;

/** Facts that are amounts or plain numbers, as decimal text, and those that are whole numbers of something. */
const amounts = ['amount', 'min', 'max', 'most', 'count', 'percent'];
const units: Readonly<Record<string, string>> = { seconds: 'second', minutes: 'minute', hours: 'hour', days: 'day' };

export type FactWords = {
  readonly language: Language;
  /** A way to receive as a label; a sentence says it in small letters. */
  readonly methodName: (method: PayoutMethod) => string;
};

/** The facts of a refusal as its reader writes them; one that cannot be written is none. */
export function factTexts(facts: FailureFacts, words: FactWords): FailureFacts {
  const written = Object.entries(facts).map(([name, value]) => [name, factText(name, value, words)] as const);
  return Object.fromEntries(written.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

function factText(name: string, value: string, { language, methodName }: FactWords): string | undefined {
  if (name === 'method') {
    const method = payoutMethods.find((known) => known === value);
    return method && inSentence(methodName(method));
  }
  if (name === 'requestCode') return /^[\da-f]{8}$/.test(value) ? value : undefined;
  const unit = units[name];
  if (!unit && !amounts.includes(name)) return value;
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(value)) return undefined;
  const digits = value.replace(/\.0+$/, '').split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(unit && { style: 'unit', unit, unitDisplay: 'long' }),
  }).format(value as Intl.StringNumericLiteral);
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

const gap = /\{\{(\w+)\}\}/g;

/** The first of a refusal's sentences all of whose facts are known, so that none has a hole. */
export function fullestSentence(sentences: readonly string[], facts: FailureFacts): string {
  const isWhole = (sentence: string) => [...sentence.matchAll(gap)].every(([, name = '']) => facts[name] !== undefined);
  const sentence = sentences.find(isWhole) ?? '';
  return sentence.replace(gap, (_gap, name: string) => facts[name] ?? '');
}
