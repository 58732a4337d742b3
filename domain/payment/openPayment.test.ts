import { expect, test } from 'vitest';
import { attemptStates, checkingSeconds, openPaymentOf } from './openPayment.ts';

const now = 1_800_000_000;

test('a payment that was returned from is checked until its company decides, or for two minutes (RES-07)', () => {
  const told = attemptStates.map((state) => [
    state,
    ...[undefined, now, now - checkingSeconds + 1, now - checkingSeconds].map((returnedAt) =>
      openPaymentOf({ state, returnedAt }, now),
    ),
  ]);
  const over = ['none', 'none', 'none', 'none'];
  expect(told).toEqual([
    ['CREATED', 'begun', 'checking', 'checking', 'begun'],
    ['REDIRECTED', 'begun', 'checking', 'checking', 'begun'],
    ['AUTHORISED', 'checking', 'checking', 'checking', 'checking'],
    ['SETTLED', ...over],
    ['DECLINED', ...over],
    ['CANCELLED', ...over],
    ['ABANDONED', ...over],
    ['REVERSED', ...over],
  ]);
  expect(openPaymentOf(undefined, now)).toBe('none');
});
