import type { ErrorCode, FailureBody, FailureDetails } from '#contract/protocol/failure.ts';
import { failureMessage } from '#contract/protocol/failureSentences.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Answered } from './idempotency.ts';
import { statusOf } from './statusOf.ts';

export const success = (data: unknown): Answered => ({ status: 200, body: JSON.stringify({ status: '200', data }) });

export function refusal(code: ErrorCode, language: Language, details?: FailureDetails): Answered {
  const message = failureMessage(code, language, details?.params);
  const body: FailureBody = { status: String(statusOf[code]), error: { code, message, ...(details && { details }) } };
  return { status: statusOf[code], body: JSON.stringify(body) };
}

/** French when the browser asks for it first among our languages, else English. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const first = (acceptLanguage ?? '').split(',').find((part) => /^\s*(en|fr)\b/i.test(part));
  return first?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
