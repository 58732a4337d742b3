import { describe, expect, test } from 'vitest';
import { money, zero } from '#domain/money/money.ts';
import { cashDue } from '#server/ledger/journals.ts';
import {
  balancesOf,
  exampleSums,
  held,
  letHappen,
  newWorld,
  paidWorld,
  settled,
  type World,
} from '#tests/fixtures/kernelWorld.ts';
import type { Happening } from './happening.ts';

const statusOf = ({ state }: World) => state.status;
const refusal = ({ decision }: World) => (decision?.ok === false ? decision.refusal : undefined);
const large = { pounds: money('GBP', 500_000) };
const approve = (operator: string): Happening => ({ type: 'approve', operator });
const started: Happening = { type: 'payout.started' };
const confirmed = (n = 1): Happening => ({ type: 'payout.confirmed', reference: `t1-${n}` });
const failed = (n = 1): Happening => ({ type: 'payout.failed', reference: `t1-${n}`, reason: 'no such account' });
const accepted = (n = 1): Happening => ({ type: 'payout.accepted', reference: `t1-${n}`, partnerRef: 'x' });
const unanswered = (n = 1): Happening => ({ type: 'payout.unanswered', reference: `t1-${n}` });
const released: Happening = { type: 'hold.released' };
/** Everything that belongs to the transfer, together. */
const ownSum = (world: World) =>
  [...balancesOf(world)].filter(([key]) => !key.includes('(')).reduce((sum, [, minor]) => sum + Math.abs(minor), 0);

describe('approval (D-120, ASVS 2.3.5)', () => {
  test('is not asked for below the threshold, and asked for from it', () => {
    expect(statusOf(paidWorld({ pounds: money('GBP', 499_999) }))).toBe('PAYMENT_COMPLETED');
    expect(statusOf(paidWorld(large))).toBe('PENDING_APPROVAL');
  });

  test('takes two different people; one person twice is one (T44)', () => {
    const once = letHappen(paidWorld(large), approve('grace'));
    expect([statusOf(once), once.payouts]).toEqual(['PENDING_APPROVAL', []]);
    expect(refusal(letHappen(once, approve('grace')))).toBe('alreadyDone');
    const twice = letHappen(once, approve('noor'));
    expect([statusOf(twice), twice.state.approved, twice.payouts.length]).toEqual(['PAYMENT_COMPLETED', true, 1]);
    expect(refusal(letHappen(twice, approve('sam')))).toBe('alreadyDone');
  });

  test('is of no use before the money is there, or after the end', () => {
    expect(refusal(letHappen(newWorld(large), approve('grace')))).toBe('notAllowed');
    expect(refusal(letHappen(newWorld({ ...large, status: 'CANCELLED' }), approve('grace')))).toBe('notAllowed');
  });

  test('is asked of two people again when the money is to go to another recipient', () => {
    const corrected = letHappen(paidWorld(large), approve('grace'), approve('noor'), started, failed(), released);
    expect(statusOf(corrected)).toBe('PENDING_APPROVAL');
    const byOne = letHappen(corrected, approve('sam'));
    expect([statusOf(byOne), byOne.payouts.filter(({ state }) => state === 'QUEUED')]).toEqual([
      'PENDING_APPROVAL',
      [],
    ]);
    expect(statusOf(letHappen(byOne, approve('grace')))).toBe('PAYMENT_COMPLETED');
  });
});

describe('a payout', () => {
  test('called off while it only waits gives everything back (T35, J7, J8)', () => {
    const cancelled = letHappen(paidWorld(), { type: 'cancel' });
    expect([statusOf(cancelled), cancelled.payouts]).toMatchObject(['CANCELLED', [{ state: 'FAILED' }]]);
    expect(held(cancelled, 'refund_payable')).toBe(9798);
    expect(ownSum(cancelled)).toBe(9798);
    expect(refusal(letHappen(cancelled, started))).toBe('alreadyDone');
  });

  test.each([
    ['handed over', started],
    ['taken by the partner', accepted()],
    ['without an answer', unanswered()],
  ])('%s can no longer be cancelled or rejected (D-122)', (_case, last) => {
    const world = letHappen(paidWorld(), started, ...(last === started ? [] : [last]));
    expect(refusal(letHappen(world, { type: 'cancel' }))).toBe('notAllowed');
    expect(refusal(letHappen(world, { type: 'reject', reason: 'no' }))).toBe('notAllowed');
  });

  test('confirmed ends the transfer with nothing left in its accounts (T29, J5)', () => {
    const delivered = letHappen(paidWorld(), started, accepted(), confirmed());
    expect([statusOf(delivered), ownSum(delivered)]).toEqual(['COMPLETE', 0]);
    expect(balancesOf(delivered).get('partner_float(AZA) XAF')).toBe(78_000);
    expect(refusal(letHappen(delivered, confirmed()))).toBe('alreadyDone');
    expect(refusal(letHappen(delivered, failed()))).toBe('notAllowed');
  });

  test('confirmed without an earlier answer is confirmed all the same', () => {
    expect(statusOf(letHappen(paidWorld(), started, unanswered(), confirmed()))).toBe('COMPLETE');
  });

  test('the partner is known to have is not unknown again for one silence', () => {
    const known = letHappen(paidWorld(), started, accepted());
    expect(refusal(letHappen(known, unanswered()))).toBe('alreadyDone');
    expect(letHappen(paidWorld(), started, unanswered(), accepted()).payouts).toMatchObject([{ state: 'SUBMITTED' }]);
  });

  test('is not believed before it was handed over, or under another reference', () => {
    expect(refusal(letHappen(paidWorld(), confirmed()))).toBe('notAllowed');
    expect(refusal(letHappen(paidWorld(), failed()))).toBe('notAllowed');
    expect(refusal(letHappen(paidWorld(), started, confirmed(2)))).toBe('notAllowed');
  });

  test('starts once, however often its work is delivered', () => {
    const once = letHappen(paidWorld(), started);
    expect(refusal(letHappen(once, started))).toBe('alreadyDone');
    expect(once.payouts).toHaveLength(1);
  });

  test('failed makes the sender whole and waits for a right recipient, who is then paid (T34, T60, D-126)', () => {
    const suspended = letHappen(paidWorld(), started, accepted(), failed());
    expect([statusOf(suspended), suspended.state.suspendedFor]).toEqual(['PAYMENT_SUSPENDED', 'recipient']);
    expect(held(suspended, 'customer_transfer')).toBe(10_298);
    const again = letHappen(suspended, released);
    expect(again.payouts.map(({ reference, state }) => [reference, state])).toEqual([
      ['t1-1', 'FAILED'],
      ['t1-2', 'QUEUED'],
    ]);
    const delivered = letHappen(again, started, confirmed(2));
    expect([statusOf(delivered), ownSum(delivered)]).toEqual(['COMPLETE', 0]);
    expect(balancesOf(delivered).get('partner_float(AZA) XAF')).toBe(78_000);
  });

  test('late news of a failed attempt says nothing about the one after it', () => {
    const second = letHappen(paidWorld(), started, failed(), released, started);
    for (const late of [confirmed(1), failed(1), accepted(1), unanswered(1)]) {
      const world = letHappen(second, late);
      expect([refusal(world) !== undefined, world.payouts]).toEqual([true, second.payouts]);
    }
  });
});

describe('what a promotion pays (D-54)', () => {
  const delivered = (sums: Partial<typeof exampleSums>) => {
    const whole = { ...exampleSums, promoFunded: money('GBP', 0), gatewayCharge: money('GBP', 0), ...sums };
    return letHappen(paidWorld({ sums: whole, due: cashDue(whole) }), started, confirmed());
  };

  test('a free operator fee is booked gross, and paid by the promotion', () => {
    const world = delivered({ promoFunded: money('GBP', 199) });
    expect(balancesOf(world).get('payin_clearing(truelayer) GBP')).toBe(-10_000);
    expect(balancesOf(world).get('fee_income() GBP')).toBe(199);
    expect(balancesOf(world).get('promo_expense() GBP')).toBe(-199);
    expect([statusOf(world), ownSum(world)]).toEqual(['COMPLETE', 0]);
  });

  test('what a better rate adds is paid at the market rate, and the margin is untouched', () => {
    const world = delivered({ theyGet: money('XAF', 80_000), promoExtra: money('XAF', 2_000) });
    expect(balancesOf(world).get('promo_expense() GBP')).toBe(-250);
    expect(balancesOf(world).get('fx_margin_income() GBP')).toBe(250);
    expect(balancesOf(world).get('partner_float(AZA) XAF')).toBe(80_000);
    expect([statusOf(world), ownSum(world)]).toEqual(['COMPLETE', 0]);
  });

  test('a discount of everything leaves a total of zero, and books that still come to nothing', () => {
    const nothing = { ...exampleSums, gatewayCharge: zero('GBP'), promoFunded: money('GBP', 10_199) };
    expect(cashDue(nothing)).toEqual(zero('GBP'));
    const unpaid = newWorld({ sums: nothing, due: zero('GBP'), openAttempt: { id: 'a1', isClosing: false } });
    const paid = letHappen(unpaid, settled({ received: zero('GBP') }));
    expect(ownSum(letHappen(paid, started, confirmed()))).toBe(0);
    const cancelled = letHappen(paid, { type: 'cancel' });
    expect([ownSum(cancelled), balancesOf(cancelled).get('promo_expense() GBP')]).toEqual([0, 0]);
  });
});
