import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { brokenIn } from '#tests/fixtures/kernelPromises.ts';
import { balancesOf, held, letHappen, paidWorld, type World } from '#tests/fixtures/kernelWorld.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const disputed = { provider: 'truelayer', providerRef: 'p1' } as const;
const opened: ReportedEvent = { type: 'chargeback.opened', ...disputed };
const lost: ReportedEvent = { type: 'chargeback.lost', ...disputed };
const won: ReportedEvent = { type: 'chargeback.won', ...disputed };
const byTwo = (type: 'hit.confirmed' | 'frozen.released' | 'return.refunded'): readonly ReportedEvent[] =>
  ['grace', 'noor'].map((operator) => ({ type, operator }));

const frozen = letHappen(paidWorld(), { type: 'watchlist.hit', hits: [] }, ...byTwo('hit.confirmed'));
const reference = 't1-1';
const delivered = letHappen(paidWorld(), { type: 'payout.started' }, { type: 'payout.confirmed', reference });
const returned: ReportedEvent = { type: 'payout.returned', reference, reason: 'closed account' };

const refundStates = ({ refunds }: World) => refunds.map(({ state }) => state);
const loss = (world: World) => 0 - (balancesOf(world).get('chargeback_loss() GBP') ?? 0);
const refusal = ({ decision }: World) => decision && !decision.ok && decision.refusal;

/** Each must keep every promise about the books. */
const following = (world: World, ...events: readonly ReportedEvent[]): World => {
  const next = letHappen(world, ...events);
  expect(brokenIn(next)).toEqual([]);
  return next;
};

describe('money the law holds, and its payer’s bank takes (J13a, J14b, campaign 3)', () => {
  test('lost, nothing is held any more, and there is nothing to release', () => {
    const taken = following(frozen, opened, lost);
    expect([held(taken, 'frozen_funds'), taken.state.frozen, loss(taken)]).toEqual([0, false, 0]);
    expect(refusal(letHappen(taken, ...byTwo('frozen.released')))).toBe('notAllowed');
  });

  test('won after all, it is held again until two let it go', () => {
    const back = following(frozen, opened, lost, won);
    expect([held(back, 'frozen_funds'), back.state.frozen]).toEqual([9_798, true]);
    expect(refundStates(following(back, ...byTwo('frozen.released')))).toEqual(['QUEUED']);
  });
});

describe('a payout that comes back while its payment is charged back (J15, campaign 4)', () => {
  test('is booked, and its refund waits for the bank’s decision', () => {
    const both = following(delivered, opened, returned);
    expect([refundStates(both), held(both, 'refund_payable')]).toEqual([['AWAITING'], 9_798]);
    expect(refusal(letHappen(both, ...byTwo('return.refunded')))).toBe('notAllowed');
    expect(refundStates(following(both, won, ...byTwo('return.refunded')))).toEqual(['QUEUED']);
  });

  test('lost, the refund is called off, for its payer has the money', () => {
    const taken = following(delivered, opened, returned, lost);
    expect([refundStates(taken), held(taken, 'refund_payable'), loss(taken)]).toEqual([['FAILED'], 0, 0]);
    expect(refundStates(following(taken, won))).toEqual(['FAILED', 'AWAITING']);
  });

  test('lost before, it makes our loss good, and nothing is promised', () => {
    const before = following(delivered, opened, lost);
    expect(loss(before)).toBe(9_798);
    const back = following(before, returned);
    expect([refundStates(back), loss(back), held(back, 'refund_payable')]).toEqual([[], 0, 0]);
    expect(back.outbox.filter((key) => key.includes('returned'))).toEqual([
      expect.stringMatching(/^news:t1:\d+:returnedNotOwed$/),
    ]);
    expect(refundStates(following(back, won))).toEqual(['AWAITING']);
  });
});

describe('a refund of money its payer asks their bank for', () => {
  const cancelled = letHappen(paidWorld(), { type: 'cancel' });
  const refundId = cancelled.refunds[0]?.id ?? '';
  const about = { refundId, provider: 'truelayer', amount: money('GBP', 9_798) } as const;
  const refused: ReportedEvent = { type: 'refund.refused', ...about, reason: 'charged back' };
  const byHand = ['grace', 'noor'].map(
    (operator): ReportedEvent => ({ type: 'refund.paidByHand', refundId, amount: about.amount, operator }),
  );

  test('refused by its company, it is paid by nobody until the bank has decided', () => {
    const waiting = following(cancelled, opened, refused);
    expect(refusal(letHappen(waiting, ...byHand))).toBe('notAllowed');
    expect(refundStates(following(waiting, won, ...byHand))).toEqual(['SETTLED']);
    const taken = following(waiting, lost);
    expect([refundStates(taken), held(taken, 'refund_payable'), loss(taken)]).toEqual([['FAILED'], 0, 0]);
  });

  test('under way when it is lost, it is our loss; refused afterwards, it is not, and owed to nobody (J14e)', () => {
    const taken = following(cancelled, opened, lost);
    expect([refundStates(taken), loss(taken)]).toEqual([['QUEUED'], 9_798]);
    const called = following(taken, refused);
    expect([refundStates(called), loss(called), held(called, 'refund_payable')]).toEqual([['FAILED'], 0, 0]);
    expect(called.outbox.filter((key) => key.includes('refundDelayed'))).toEqual([]);
    expect(refundStates(following(called, won))).toEqual(['FAILED', 'QUEUED']);
  });

  test('paid as well as lost, it is our loss, and made good where it is won after all', () => {
    const twice = following(cancelled, { type: 'refund.settled', ...about }, opened, lost);
    expect([loss(twice), loss(following(twice, won))]).toEqual([9_798, 0]);
  });
});

test('ended by operators before their bank decided, it is owed again where we win (J14d)', () => {
  const ended = following(paidWorld(), opened, { type: 'fraud.confirmed' });
  expect([ended.state.status, refundStates(ended)]).toEqual(['REJECTED', []]);
  const back = following(ended, won);
  expect([refundStates(back), held(back, 'refund_payable')]).toEqual([['QUEUED'], 9_798]);
  expect(refusal(letHappen(back, won))).toBe('alreadyDone');
});

test.each([
  ['while we held it', paidWorld()],
  ['while the law held it', frozen],
  ['after it was delivered', delivered],
])('what the provider charges for a lost one is booked: %s (J14f)', (_when, world) => {
  const taken = letHappen(world, opened, { ...lost, fee: money('GBP', 1_500) });
  expect(balancesOf(taken).get('chargeback_fee_expense() GBP')).toBe(-1_500);
});
