import { type PayoutMethod, payoutMethods } from '#domain/reference/payoutMethods.ts';
import { durationText } from './durationText.ts';
import type { Language } from './language.ts';

export type FailureFacts = Readonly<Record<string, string>>;

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', fr: 'fr-FR' };

/** A way to receive, as a sentence says it. */
export const methodsInSentence: Readonly<Record<Language, Readonly<Record<PayoutMethod, string>>>> = {
  en: { mobile_money: 'mobile money', bank_transfer: 'bank transfer', cash_pickup: 'cash pickup' },
  fr: { mobile_money: 'mobile money', bank_transfer: 'virement bancaire', cash_pickup: 'retrait d’espèces' },
};

/** Facts that are amounts, as decimal text, and those that are whole numbers of something. */
const amounts = ['amount', 'min', 'max', 'most'];
const counted = { seconds: 'second', minutes: 'minute', days: 'day' } as const;

/** The facts of a refusal as its reader writes them; one that cannot be written is none. */
export function factTexts(facts: FailureFacts, language: Language): FailureFacts {
  const written = Object.entries(facts).map(([name, value]) => [name, factText({ name, value, language })] as const);
  return Object.fromEntries(written.flatMap(([name, text]) => (text ? [[name, text]] : [])));
}

type Fact = { readonly name: string; readonly value: string; readonly language: Language };

function factText({ name, value, language }: Fact): string | undefined {
  if (name === 'method') {
    const method = payoutMethods.find((known) => known === value);
    return method && methodsInSentence[language][method];
  }
  const unit = Object.entries(counted).find(([known]) => known === name)?.[1];
  if (unit) return /^\d{1,9}$/.test(value) ? durationText({ amount: Number(value), unit }, language) : undefined;
  return amounts.includes(name) ? amountText(value, language) : value;
}

function amountText(value: string, language: Language): string | undefined {
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(value)) return undefined;
  const digits = value.replace(/\.0+$/, '').split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);
}

const gap = /\{\{(\w+)\}\}/g;

/** The first of a refusal's sentences all of whose facts are known, so that none has a hole. */
export function fullestSentence(sentences: readonly string[], facts: FailureFacts): string {
  const isWhole = (sentence: string) => [...sentence.matchAll(gap)].every(([, name = '']) => facts[name] !== undefined);
  const sentence = sentences.find(isWhole) ?? '';
  return sentence.replace(gap, (_gap, name: string) => facts[name] ?? '');
}
