import type { TFunction } from 'i18next';
import type { Failure } from '#contract/failure.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { localeOf } from './locale.ts';

export type Words = { readonly t: TFunction; readonly i18n: { readonly language: string } };

/** Facts that are amounts, as decimal text. */
const amountParams = ['amount', 'min', 'max', 'most'];

/** The sentence for a refusal, with its facts as the reader writes them. Takes what `useTranslation` gives. */
export function failureText({ t, i18n }: Words, { code, details }: Failure): string {
  // A server that has no code of ours still has a sentence (API-01, ERR-01, ERR-07).
  if (code === 'unexpected' && details.message) return details.message;
  const facts = Object.entries(details.params ?? {}).map(([name, value]) => [name, factText({ name, value, t, i18n })]);
  return t(`errors.${code}`, Object.fromEntries(facts));
}

function factText({ name, value, t, i18n }: Words & { name: string; value: string }): string {
  const method = payoutMethods.find((known) => known === value);
  if (name === 'method' && method) return inSentence(t(`methods.${method}`));
  if (!amountParams.includes(name) || !/^\d+(\.\d+)?$/.test(value)) return value;
  const digits = value.replace(/\.0+$/, '').split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(i18n.language === 'fr' ? localeOf.fr : localeOf.en, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value as Intl.StringNumericLiteral);
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
