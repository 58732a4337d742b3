import type { ErrorCode, FailureBody, FailureDetails } from '#contract/protocol/failure.ts';
import { failureMessage } from '#contract/protocol/failureSentences.ts';
import { defaultLanguage, isLanguage, type Language } from '#contract/protocol/language.ts';
import type { Answered } from './idempotency.ts';
import { statusOf } from './statusOf.ts';

export const success = (data: unknown): Answered => ({ status: 200, body: JSON.stringify({ status: '200', data }) });

export function refusal(code: ErrorCode, language: Language, details?: FailureDetails): Answered {
  const message = failureMessage(code, language, details?.params);
  const body: FailureBody = { status: String(statusOf[code]), error: { code, message, ...(details && { details }) } };
  return { status: statusOf[code], body: JSON.stringify(body) };
}

/** The first of our languages that the browser asks for. */
export function languageOf(acceptLanguage = ''): Language {
  const asked = acceptLanguage.split(',').map((part) => /^\s*(\w+)\b/.exec(part)?.[1]?.toLowerCase());
  return asked.find(isLanguage) ?? defaultLanguage;
}
