import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { englishFailures, englishShorter } from './englishFailures.ts';
import type { ErrorCode } from './failure.ts';
import { type FailureFacts, factTexts, fullestSentence } from './failureFacts.ts';
import { frenchFailures, frenchShorter } from './frenchFailures.ts';
import type { Language } from './language.ts';

/**
 * The one sentence for each refusal: the server sends it as `error.message`, the browser shows it by code.
 * Some carry the spec's marker words, which other clients look for: 'not confirm', 'blocked', 'inactive', 'hash'.
 */
export const failureSentences: Record<Language, Record<ErrorCode, string>> = {
  en: englishFailures,
  fr: frenchFailures,
};

const shorterSentences: Readonly<Record<Language, Partial<Record<ErrorCode, readonly string[]>>>> = {
  en: englishShorter,
  fr: frenchShorter,
};

/** What the wire calls a way to receive. */
export const methodNames: Readonly<Record<Language, Readonly<Record<PayoutMethod, string>>>> = {
  en: { mobile_money: 'Mobile money', bank_transfer: 'Bank transfer', cash_pickup: 'Cash pickup' },
  fr: { mobile_money: 'Mobile money', bank_transfer: 'Virement bancaire', cash_pickup: 'Retrait d’espèces' },
};

/** From the one with every fact to the one with none. */
export function sentencesOf(code: ErrorCode, language: Language): readonly string[] {
  return [failureSentences[language][code], ...(shorterSentences[language][code] ?? [])];
}

/** What the server says of a refusal. */
export const failureMessage = (code: ErrorCode, language: Language, facts: FailureFacts = {}): string =>
  fullestSentence(
    sentencesOf(code, language),
    factTexts(facts, { language, methodName: (method) => methodNames[language][method] }),
  );

/** Fills `{{name}}` from the details; a missing fact leaves the gap readable rather than a raw brace. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string>> = {}) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => params[name] ?? '…');
