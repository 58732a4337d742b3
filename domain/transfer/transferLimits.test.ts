import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, type Money, money } from '../money/money.ts';
import { offersCancel, offersRecipientChange } from './permittedActions.ts';
import { type PayoutStage, payoutStages } from './transferFacts.ts';
import {
  hasExpired,
  isPastLimit,
  leftToSend,
  needsApproval,
  needsReauthentication,
  sendingAllowances,
  unverifiedTransfersUsedUp,
  withinSendingLimits,
} from './transferLimits.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';

/** Two euros to the pound keeps the sums below readable. */
const inPounds = (amount: Money) => (amount.currency === 'GBP' ? amount : convert(amount, 'GBP', '0.5'));
const pounds = (amount: number) => money('GBP', amount * 100);
const euros = (amount: number) => money('EUR', amount * 100);

describe('the time to pay', () => {
  test.each([
    [86_399, false],
    [86_400, true],
  ])('after %i seconds a transfer is past its limit: %s (TRF-10)', (age, past) => {
    expect(isPastLimit({ createdAtSeconds: 1_000, nowSeconds: 1_000 + age })).toBe(past);
  });

  test.each([
    ['PENDING_PAYMENT', true],
    ['PENDING_VERIFICATION', true],
    ['PAYMENT_PROCESSING', false],
    ['PAYMENT_COMPLETED', false],
  ] as const)('past it, %s has expired: %s (D-73)', (status, expired) => {
    expect(hasExpired({ status, createdAtSeconds: 0, nowSeconds: 90_000 })).toBe(expired);
  });

  test('what is marked expired has expired, whatever the clock says (D-73)', () => {
    expect(hasExpired({ status: 'EXPIRED', createdAtSeconds: 0, nowSeconds: 1 })).toBe(true);
    expect(hasExpired({ status: 'PENDING_PAYMENT', createdAtSeconds: 0, nowSeconds: 1 })).toBe(false);
  });
});

describe('limits of sending (D-120)', () => {
  test.each([
    [pounds(4_999.99), false],
    [pounds(5_000), true],
    [euros(9_999.98), false],
    [euros(10_000), true],
  ])('%j needs approval: %s', (amount, needed) => {
    expect(needsApproval(amount, inPounds)).toBe(needed);
  });

  test('a fresh sign-in is asked above 1,000 GBP, not at it', () => {
    expect(needsReauthentication(pounds(1_000), inPounds)).toBe(false);
    expect(needsReauthentication(pounds(1_000.01), inPounds)).toBe(true);
  });

  test('an unverified sender has two transfers at a time (KYC-23)', () => {
    expect([0, 1, 2, 3].map((open) => unverifiedTransfersUsedUp(open))).toEqual([false, false, true, true]);
  });

  test.each<[string, Money[], Money[], Money, string | undefined]>([
    ['exactly the daily limit', [pounds(15_000)], [pounds(15_000)], pounds(5_000), undefined],
    ['a penny over the day', [pounds(15_000)], [pounds(15_000)], pounds(5_000.01), 'dailyLimitExceeded'],
    ['currencies together', [pounds(10_000), euros(10_000)], [], euros(10_000.02), 'dailyLimitExceeded'],
    ['exactly thirty days', [], [pounds(45_000)], pounds(5_000), undefined],
    ['a penny over thirty days', [], [pounds(45_000)], pounds(5_000.01), 'thirtyDayLimitExceeded'],
  ])('%s', (_case, lastDay, lastThirtyDays, amount, refusal) => {
    const outcome = withinSendingLimits({ amount, lastDay, lastThirtyDays }, inPounds);
    expect(outcome.ok ? undefined : outcome.refusal).toBe(refusal);
  });

  test('what is told to be left is what is taken, to the penny, and a penny more is refused', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 700_000 }).map((minor) => money('GBP', minor)));
    fc.assert(
      fc.property(amounts, amounts, (lastDay, before) => {
        const sent = { lastDay, lastThirtyDays: [...lastDay, ...before] };
        const { left } = leftToSend(sent);
        expect(withinSendingLimits({ amount: left, ...sent }).ok).toBe(true);
        expect(withinSendingLimits({ amount: money('GBP', left.minor + 1), ...sent }).ok).toBe(false);
      }),
    );
  });

  test('each limit tells what of it is used and what is left, currencies together', () => {
    const sent = { lastDay: [pounds(500)], lastThirtyDays: [pounds(500), euros(80_000)] };
    expect(sendingAllowances(sent, inPounds)).toEqual([
      { days: 1, limit: pounds(20_000), sent: pounds(500), left: pounds(19_500) },
      { days: 30, limit: pounds(50_000), sent: pounds(40_500), left: pounds(9_500) },
    ]);
  });

  test('having sent more never opens a limit', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 3_000_000 }).map((minor) => money('GBP', minor)));
    fc.assert(
      fc.property(amounts, amounts, (before, more) => {
        const allowed = (lastThirtyDays: Money[]) =>
          withinSendingLimits({ amount: pounds(10), lastDay: [], lastThirtyDays }, inPounds).ok;
        if (!allowed(before)) expect(allowed([...before, ...more])).toBe(false);
      }),
    );
  });
});

describe('what the customer may do', () => {
  test('cancel where the table has a customer cancel rule, and never in screening (D-122)', () => {
    expect(
      transferStatuses.filter((status) =>
        offersCancel({ status, payout: 'NONE', legalHold: false, screeningClear: true }),
      ),
    ).toEqual([
      'PENDING_VERIFICATION',
      'PENDING_PAYMENT',
      'PAYMENT_COMPLETED',
      'PENDING_DOCUMENTATION',
      'PENDING_APPROVAL',
      'PAYMENT_SUSPENDED',
    ]);
  });

  test.each<[TransferStatus, readonly PayoutStage[]]>([
    ['PAYMENT_COMPLETED', ['NONE', 'QUEUED']],
    ['PAYMENT_SUSPENDED', ['NONE', 'QUEUED', 'CLOSED', 'RECOVERED']],
    ['PENDING_DOCUMENTATION', ['NONE', 'QUEUED', 'CLOSED', 'RECOVERED']],
    ['COMPLETE', []],
  ])('cancel one that is %s only with a payout at %j: a partner that has it may pay it (D-122)', (status, stages) => {
    expect(
      payoutStages.filter((payout) => offersCancel({ status, payout, legalHold: false, screeningClear: true })),
    ).toEqual(stages);
  });

  test.each([
    [{ status: 'PENDING_PAYMENT' }, true],
    [{ status: 'PENDING_VERIFICATION', fundsHeld: true }, false],
    [{ status: 'PAYMENT_COMPLETED' }, false],
    [{ status: 'PENDING_DOCUMENTATION', suspendedFor: 'recipient' }, false],
    [{ status: 'PAYMENT_SUSPENDED', suspendedFor: 'recipient' }, true],
    [{ status: 'PAYMENT_SUSPENDED', suspendedFor: 'amount' }, false],
  ] as const)('change the recipient of %j: %s (D-126)', (transfer, allowed) => {
    expect(offersRecipientChange(transfer)).toBe(allowed);
  });
});
