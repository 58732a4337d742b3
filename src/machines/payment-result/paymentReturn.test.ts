import { expect, test } from 'vitest';
import { isReportedReturn } from './paymentReturn.ts';

test.each([
  ['truelayer', undefined, true],
  ['axcess', undefined, true],
  ['pay360', 'a-session', true],
  ['pay360', undefined, false],
  ['trust-payment', 'a-session', false],
  [undefined, 'a-session', false],
])('a return from %s with the session %s is told: %s (API-53, API-56, API-60)', (paymentType, sessionId, isTold) => {
  expect(isReportedReturn({ paymentType, sessionId })).toBe(isTold);
});
