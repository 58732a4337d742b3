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
  type World,
} from '#tests/fixtures/kernelWorld.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const statusOf = ({ state }: World) => state.status;
const refusal = ({ decision }: World) => (decision?.ok === false ? decision.refusal : undefined);
const large = { pounds: money('GBP', 500_000) };
const approve = (operator: string): ReportedEvent => ({ type: 'approve', operator });
const started: ReportedEvent = { type: 'payout.started' };
const confirmed = (n = 1): ReportedEvent => ({ type: 'payout.confirmed', reference: `t1-${n}` });
const failed = (n = 1): ReportedEvent => ({ type: 'payout.failed', reference: `t1-${n}`, reason: 'no such account' });
const closed = (n = 1): ReportedEvent => ({ type: 'payout.closed', reference: `t1-${n}`, reason: 'given back' });
const accepted = (n = 1): ReportedEvent => ({ type: 'payout.accepted', reference: `t1-${n}`, partnerRef: 'x' });
const unanswered = (n = 1): ReportedEvent => ({ type: 'payout.unanswered', reference: `t1-${n}` });
const released: ReportedEvent = { type: 'hold.released' };
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
    const corrected = letHappen(
      paidWorld(large),
      approve('grace'),
      approve('noor'),
      started,
      failed(),
      closed(),
      released,
    );
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
    expect([statusOf(cancelled), cancelled.payouts]).toMatchObject(['CANCELLED', [{ state: 'CLOSED' }]]);
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
    expect(refusal(letHappen(suspended, released))).toBe('notAllowed');
    const again = letHappen(suspended, closed(), released);
    expect(again.payouts.map(({ reference, state }) => [reference, state])).toEqual([
      ['t1-1', 'CLOSED'],
      ['t1-2', 'QUEUED'],
    ]);
    const delivered = letHappen(again, started, confirmed(2));
    expect([statusOf(delivered), ownSum(delivered)]).toEqual(['COMPLETE', 0]);
    expect(balancesOf(delivered).get('partner_float(AZA) XAF')).toBe(78_000);
  });

  test('late news of a closed attempt says nothing about the one after it', () => {
    const second = letHappen(paidWorld(), started, failed(), closed(), released, started);
    for (const late of [failed(1), closed(1), accepted(1), unanswered(1)]) {
      const world = letHappen(second, late);
      expect([refusal(world) !== undefined, world.payouts]).toEqual([true, second.payouts]);
    }
  });
});

describe('a payout the partner calls failed, and pays after all (decision 012)', () => {
  const float = (world: World) => balancesOf(world).get('partner_float(AZA) XAF') ?? 0;
  const owedByPartner = (world: World) => 0 - (balancesOf(world).get('partner_receivable(AZA) XAF') ?? 0);
  const suspended = letHappen(paidWorld(), started, accepted(), failed());
  const thrice = (reportedEvent: ReportedEvent) => [reportedEvent, reportedEvent, reportedEvent];

  test('is delivered, booked as if it had never failed (T61, J3, J4, J5)', () => {
    const world = letHappen(suspended, ...thrice(confirmed()), ...thrice(failed()), ...thrice(closed()));
    expect([statusOf(world), ownSum(world), float(world)]).toEqual(['COMPLETE', 0, 78_000]);
    expect(world.outbox.filter((key) => key.endsWith(':delivered'))).toHaveLength(1);
  });

  test('lets nobody be paid and nothing go back while it may still be paid', () => {
    for (const early of [released, { type: 'cancel' }, { type: 'reject', reason: 'no' }] as const) {
      expect(refusal(letHappen(suspended, early))).toBe('notAllowed');
    }
    expect(statusOf(letHappen(suspended, closed(), { type: 'cancel' }))).toBe('CANCELLED');
  });

  test('pays whom the sender put right only once it is closed, and the first where it was paid first', () => {
    const corrected = letHappen(
      { ...suspended, state: { ...suspended.state, correctedRecipientId: 'paul' } },
      released,
    );
    expect([statusOf(corrected), corrected.payouts.length]).toEqual(['PAYMENT_SUSPENDED', 1]);
    const ready = letHappen(corrected, closed());
    expect(ready.outbox).toContain('payout.resume:t1-1');
    expect(letHappen(ready, released).state).toMatchObject({ recipientId: 'paul', correctedRecipientId: undefined });
    const first = letHappen(corrected, ...thrice(confirmed()), released);
    expect([statusOf(first), first.state.recipientId, first.payouts.length]).toEqual(['COMPLETE', 'marie', 1]);
  });

  test('closed and then paid, with nothing else sent, is the delivery', () => {
    const world = letHappen(suspended, closed(), ...thrice(confirmed()));
    expect([statusOf(world), ownSum(world), float(world), owedByPartner(world)]).toEqual(['COMPLETE', 0, 78_000, 0]);
  });

  test('closed and then paid beside another is owed by the partner until it is made good, and counted once', () => {
    const second = letHappen(suspended, closed(), released, started, ...thrice(confirmed(1)), confirmed(2));
    expect([statusOf(second), ownSum(second)]).toEqual(['COMPLETE', 0]);
    expect([float(second), owedByPartner(second)]).toEqual([156_000, 78_000]);
    const recovered = letHappen(second, ...thrice({ type: 'payout.recovered', reference: 't1-1' }));
    expect([float(recovered), owedByPartner(recovered)]).toEqual([78_000, 0]);
  });

  test('stops another that only waits, until an operator says which it is to be', () => {
    const stopped = letHappen(suspended, closed(), released, ...thrice(confirmed(1)));
    expect([statusOf(stopped), stopped.state.suspendedFor, owedByPartner(stopped)]).toEqual([
      'PAYMENT_SUSPENDED',
      'partner',
      78_000,
    ]);
    for (const early of [released, { type: 'cancel' }] as const) {
      expect(refusal(letHappen(stopped, early))).toBe('notAllowed');
    }
    const taken = letHappen(stopped, ...thrice({ type: 'payout.acknowledged', reference: 't1-1' }));
    expect([statusOf(taken), ownSum(taken), float(taken), owedByPartner(taken)]).toEqual(['COMPLETE', 0, 78_000, 0]);
    const again = letHappen(stopped, { type: 'hold.released', by: 'compliance' }, started, confirmed(3));
    expect([statusOf(again), float(again), owedByPartner(again)]).toEqual(['COMPLETE', 156_000, 78_000]);
  });

  test('paid after the money went back is owed by the partner, and changes nothing for the sender', () => {
    const cancelled = letHappen(suspended, closed(), { type: 'cancel' });
    const late = letHappen(cancelled, ...thrice(confirmed()));
    expect([statusOf(late), owedByPartner(late), held(late, 'refund_payable')]).toEqual(['CANCELLED', 78_000, 9798]);
    expect(late.steps).toEqual(cancelled.steps);
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
    const unpaid = newWorld({ sums: nothing, due: zero('GBP') });
    const paid = letHappen(unpaid, { type: 'payment.notNeeded' }, { type: 'payment.notNeeded' });
    expect([statusOf(paid), paid.booked, paid.payouts.length]).toEqual(['PAYMENT_COMPLETED', ['J2:t1', 'J3:t1:1'], 1]);
    expect(ownSum(letHappen(paid, started, confirmed()))).toBe(0);
    const cancelled = letHappen(paid, { type: 'cancel' });
    expect([ownSum(cancelled), balancesOf(cancelled).get('promo_expense() GBP')]).toEqual([0, 0]);
    expect([statusOf(cancelled), cancelled.refunds]).toEqual(['CANCELLED', []]);
  });

  test('nothing goes out unpaid for which something is due', () => {
    expect(refusal(letHappen(newWorld(), { type: 'payment.notNeeded' }))).toBe('notAllowed');
  });
});
