import { type ErrorCode, failureOf } from '#contract/protocol/failure.ts';

/** After these nobody knows whether the call took effect, so asking again must carry the same key. */
const uncertain: readonly ErrorCode[] = ['unexpected', 'serviceUnavailable', 'requestInProgress'];

/** The number the next try counts in its Idempotency-Key: a definite refusal is over, silence is not. */
export const attemptAfter = (attempt: number, error: unknown): number =>
  uncertain.includes(failureOf(error).code) ? attempt : attempt + 1;
