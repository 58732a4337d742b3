import { englishFailures } from './englishFailures.ts';
import type { ErrorCode } from './failure.ts';
import { frenchFailures } from './frenchFailures.ts';
import type { Language } from './language.ts';

/**
 * The one sentence for each refusal: the server sends it as `error.message`, the browser shows it by code.
 * Some carry the spec's marker words, which other clients look for: 'not confirm', 'blocked', 'inactive', 'hash'.
 */
export const failureSentences: Record<Language, Record<ErrorCode, string>> = {
  en: englishFailures,
  fr: frenchFailures,
};

/** Fills `{{name}}` from the details; a missing fact leaves the gap readable rather than a raw brace. */
export const fillSentence = (sentence: string, params: Readonly<Record<string, string>> = {}) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_gap, name: string) => params[name] ?? '…');
