import type { Failure } from '#contract/protocol/failure.ts';
import { failureText, type Words } from './failureText.ts';

/** The sentence for a refusal where only the password was asked for: nothing else can be wrong. */
export const passwordFailureText = (words: Words, failure: Failure): string =>
  failure.code === 'credentialsWrong' ? words.t('fieldProblems.passwordWrong') : failureText(words, failure);
