import { expect, test } from 'vitest';
import { publicStandingOf, standingOf } from './standing.ts';

test.each([
  ['COMPLETE', 'delivered'],
  ['PAYMENT_COMPLETED', 'paid'],
  ['PAYMENT_DECLINED', 'cancelled'],
  ['REFUNDED', 'ended'],
  ['PENDING_PAYMENT', 'inProgress'],
] as const)('a transfer that is %s stands as %s (RES-07, RES-10)', (status, standing) => {
  expect(standingOf({ status })).toBe(standing);
});

test.each([
  ['COMPLETE', false, 'paid'],
  ['COMPLETE', true, 'delivered'],
  ['INPROGRESS', false, 'inProgress'],
  ['INPROGRESS', true, 'ended'],
  ['CANCELLED', true, 'cancelled'],
] as const)('without a session %s, ended: %s, stands as %s', (state, ended, standing) => {
  expect(publicStandingOf({ state, ended })).toBe(standing);
});
