import { describe, expect, test } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { attemptAfter } from './attempt.ts';

describe('the number of a try in its Idempotency-Key', () => {
  test.each(['unexpected', 'serviceUnavailable', 'requestInProgress'] as const)(
    'stays after %s, because the call may have taken effect',
    (code) => expect(attemptAfter(3, new ApiFailure(code))).toBe(3),
  );

  test('stays after an error that is no answer at all', () => expect(attemptAfter(3, new Error('network'))).toBe(3));

  test.each(['reauthenticationRequired', 'quoteExpired', 'paymentNotStarted'] as const)(
    'grows after %s, or the stored refusal would be given again',
    (code) => expect(attemptAfter(3, new ApiFailure(code))).toBe(4),
  );
});
