import { expect, test } from 'vitest';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { isReportedReturn } from './paymentReturn.ts';

test('a return from whichever company is told, so that none is taken for unpaid meanwhile (API-53, API-56, API-60)', () => {
  expect(paymentProviderIds.filter((paymentType) => !isReportedReturn({ paymentType }))).toEqual([]);
  expect(isReportedReturn({ paymentType: 'trust_payment' })).toBe(true);
  expect(isReportedReturn({ sessionId: 'a-session' })).toBe(false);
});
