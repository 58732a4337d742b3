import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { brokenIn } from '#tests/fixtures/kernelPromises.ts';
import { balancesOf, held, letHappen, newWorld, paidWorld, settled, type World } from '#tests/fixtures/kernelWorld.ts';
import { watchlistHit } from '#tests/fixtures/watchlistHit.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const disputed = { provider: 'truelayer', providerRef: 'p1' } as const;
const opened: ReportedEvent = { type: 'chargeback.opened', ...disputed };
const lost: ReportedEvent = { type: 'chargeback.lost', ...disputed };
const won: ReportedEvent = { type: 'chargeback.won', ...disputed };
const byTwo = (type: 'hit.confirmed' | 'frozen.released' | 'return.refunded'): readonly ReportedEvent[] =>
  ['grace', 'noor'].map((operator) => ({ type, operator }));

const frozen = letHappen(paidWorld(), watchlistHit, ...byTwo('hit.confirmed'));
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

describe('a second payment, sent back, that its payer’s bank then takes as well (campaign 7)', () => {
  const twicePaid = letHappen(paidWorld(), settled({ attemptId: 'a2', providerRef: 'p2' }));
  const ofSecond = { provider: 'truelayer', providerRef: 'p2' } as const;
  const takenTwice = (world: World) =>
    following(world, { type: 'chargeback.opened', ...ofSecond }, { type: 'chargeback.lost', ...ofSecond });

  test('does not keep what a payout brought back from the sender', () => {
    const back = letHappen(twicePaid, { type: 'payout.started' }, { type: 'payout.confirmed', reference }, returned);
    expect(refundStates(takenTwice(back))).toEqual(['QUEUED', 'AWAITING']);
    expect(refundStates(following(takenTwice(back), ...byTwo('return.refunded')))).toEqual(['QUEUED', 'QUEUED']);
  });

  test('does not keep a transfer from going on, once its bank has decided', () => {
    const stopped = letHappen(twicePaid, { type: 'docs.requested', reason: 'identity' });
    const contested = letHappen(stopped, { type: 'chargeback.opened', ...ofSecond });
    expect(refusal(letHappen(contested, { type: 'docs.accepted' }))).toBe('notAllowed');
    expect(following(takenTwice(stopped), { type: 'docs.accepted' }).state.status).toBe('PAYMENT_COMPLETED');
  });
});

test('a refund promised anew is let go by the same two people as the one it replaces (campaign 10)', () => {
  const letGo = letHappen(delivered, returned, ...byTwo('return.refunded'));
  const [refund] = letGo.refunds;
  if (!refund) throw new Error('Nothing was let go');
  const refused = {
    type: 'refund.refused',
    refundId: refund.id,
    provider: 'truelayer',
    amount: refund.amount,
  } as const;
  const anew = following(letGo, opened, lost, { ...refused, reason: 'no' }, won);
  expect(refundStates(anew)).toEqual(['FAILED', 'AWAITING']);
  expect(refundStates(following(anew, ...byTwo('return.refunded')))).toEqual(['FAILED', 'QUEUED']);
});

test('money that its payer’s bank took is not taken for what was due (J12c)', () => {
  const tooLittle = letHappen(
    newWorld({ openAttempt: { id: 'a1', isClosing: false } }),
    settled({ received: money('GBP', 9_000) }),
  );
  const taken = following(tooLittle, opened, lost);
  const accept = { type: 'difference.accepted', operator: 'grace' } as const;
  expect(refusal(letHappen(taken, accept))).toBe('notAllowed');
});

test('what a bank gives back after the law let the rest go is let go by two as well (campaign 8)', () => {
  const second = settled({ attemptId: 'a2', providerRef: 'p2' });
  const both = following(paidWorld(), watchlistHit, second, ...byTwo('hit.confirmed'), opened, lost);
  const [refund] = letHappen(both, ...byTwo('frozen.released')).refunds;
  if (!refund) throw new Error('Nothing was let go');
  const over = following(both, ...byTwo('frozen.released'), {
    type: 'refund.settled',
    refundId: refund.id,
    provider: 'truelayer',
    amount: refund.amount,
  });
  expect(over.state.status).toBe('REFUNDED');
  expect(refundStates(following(over, won, ...byTwo('frozen.released')))).toEqual(['SETTLED', 'QUEUED']);
});
