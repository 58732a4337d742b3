import type { TFunction } from 'i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { factTexts, fullestSentence } from '#contract/protocol/failureFacts.ts';
import { languageOf } from './locale.ts';

export type Words = { readonly t: TFunction; readonly i18n: { readonly language: string } };

/** The sentence for a refusal, with its facts as the reader writes them. Takes what `useTranslation` gives. */
export function failureText({ t, i18n }: Words, { code, details }: Failure): string {
  // A server that has no code of ours still has a sentence (API-01, ERR-01, ERR-07).
  if (code === 'unexpected' && details.message) return details.message;
  const raw = t as (key: string, options: object) => string;
  const sentences = [code, `less.${code}.0`, `less.${code}.1`].map((key) =>
    raw(`errors.${key}`, { skipInterpolation: true, defaultValue: '' }),
  );
  const language = languageOf(i18n);
  const facts = factTexts(details.params ?? {}, { language, methodName: (method) => t(`methods.${method}`) });
  return fullestSentence(sentences.filter(Boolean), facts);
}
