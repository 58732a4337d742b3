import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import { type TransferActor, type TransitionRule, transferActors } from '#domain/transfer/transitionRule.ts';
import { transitions } from '#domain/transfer/transitions.ts';
import { twoPersonDecisions } from '#domain/transfer/twoPersonDecision.ts';
import { stateFixture } from '#tests/fixtures/kernelWorld.ts';
import { decide } from './decide.ts';
import type { StatusStep } from './effects.ts';
import type { ReportedEvent } from './reportedEvent.ts';
import type { LatestPayout, ReceivedPayment, TransferState } from './transferState.ts';

const paid: ReceivedPayment = {
  id: 'pay1',
  provider: 'truelayer',
  providerRef: 'p1',
  amount: stateFixture().due,
  bookedAs: 'J1',
  applied: false,
  refundId: undefined,
  frozen: false,
  chargeback: undefined,
};
const stray: ReceivedPayment = { ...paid, id: 'pay3', providerRef: 'p3', bookedAs: 'J12a', amount: money('GBP', 1) };
const late: ReceivedPayment = { ...paid, id: 'pay2', providerRef: 'p2', bookedAs: 'J12a', refundId: 'r2' };
const payoutStates: readonly LatestPayout['state'][] = [
  'QUEUED',
  'SUBMITTING',
  'SUBMITTED',
  'UNKNOWN',
  'CONFIRMED',
  'FAILED',
  'CLOSED',
  'OVERPAID',
  'RECOVERED',
  'RETURNED',
];

const bothHits = (['clearHit', 'confirmHit'] as const).map((decision) => ({ operator: 'grace', decision }));

/** What may be known of a transfer beside its status: every combination that changes what the kernel may do. */
const circumstances: readonly Partial<TransferState>[] = [
  {},
  { pastLimit: true },
  { openAttempt: { id: 'a1', isClosing: false } },
  { openAttempt: { id: 'a1', isClosing: true } },
  { openAttempt: { id: 'a1', isClosing: false }, pastLimit: true },
  { payments: [paid], fundsHeld: true },
  { payments: [paid], fundsHeld: true, pastLimit: true },
  { payments: [paid], fundsHeld: true, pounds: money('GBP', 500_000) },
  ...twoPersonDecisions.map((decision) => ({
    payments: [paid],
    fundsHeld: true,
    votes: [{ operator: 'grace', decision }],
  })),
  ...transferStatuses.flatMap((resumeTo) =>
    [true, false].flatMap((isLarge) => [
      { resumeTo, votes: bothHits },
      { resumeTo, votes: bothHits, screeningClear: false },
      {
        resumeTo,
        votes: bothHits,
        payments: [paid],
        fundsHeld: true,
        ...(isLarge && { pounds: money('GBP', 500_000) }),
      },
    ]),
  ),
  { payments: [{ ...paid, chargeback: 'open' }], fundsHeld: true },
  { payments: [stray], suspendedFor: 'amount', votes: [{ operator: 'grace', decision: 'acceptDifference' }] },
  {
    payments: [{ ...paid, refundId: 'r1' }],
    payout: { id: 'o1', n: 1, reference: 't1-1', partner: 'AZA', state: 'RETURNED' },
    unpaidRefunds: ['r1'],
    votes: ['grace', 'noor'].map((operator) => ({ operator, decision: 'refundReturned', about: 'r1' })),
  },
  { payments: [paid, late], fundsHeld: true, suspendedFor: 'recipient' },
  { payments: [paid], fundsHeld: true, suspendedFor: 'recipient', pounds: money('GBP', 500_000) },
  { payments: [late], suspendedFor: 'amount', unpaidRefunds: ['r1'] },
  { payments: [{ ...paid, refundId: 'r1' }], unpaidRefunds: ['r1'] },
  { payments: [{ ...paid, refundId: 'r1' }, late], unpaidRefunds: ['r1', 'r2'] },
  ...payoutStates.flatMap((state) =>
    [true, false].map((approved) => ({
      payments: [paid],
      fundsHeld: true,
      approved,
      payout: { id: 'o1', n: 1, reference: 't1-1', partner: 'AZA' as const, state },
    })),
  ),
];

const { due } = stateFixture();
const receipt = { type: 'payment.settled', attemptId: 'a1', provider: 'truelayer', providerRef: 'p9' } as const;
const reportedEvents: readonly ReportedEvent[] = [
  { type: 'payment.pending', attemptId: 'a1' },
  { ...receipt, received: due },
  { ...receipt, received: money('GBP', due.minor - 1) },
  { ...receipt, received: money('EUR', due.minor) },
  { type: 'payment.declined', attemptId: 'a1', reason: 'no' },
  { type: 'payment.cancelled', attemptId: 'a1' },
  { type: 'payment.suspected', attemptId: 'a1', reason: 'suspected_fraud' },
  { type: 'attempt.abandoned', attemptId: 'a1' },
  { type: 'payment.notNeeded' },
  { type: 'kyc.valid' },
  { type: 'kyc.retry' },
  { type: 'cancel' },
  { type: 'expire' },
  { type: 'approve', operator: 'nia' },
  { type: 'reject', reason: 'no' },
  { type: 'hold.released' },
  { type: 'payout.started' },
  { type: 'payout.accepted', reference: 't1-1', partnerRef: 'x' },
  { type: 'payout.unanswered', reference: 't1-1' },
  { type: 'payout.confirmed', reference: 't1-1' },
  { type: 'payout.failed', reference: 't1-1', reason: 'no' },
  { type: 'payout.closed', reference: 't1-1', reason: 'no' },
  { type: 'payout.acknowledged', reference: 't1-1' },
  { type: 'payout.recovered', reference: 't1-1' },
  { type: 'hold.released', by: 'compliance' },
  { type: 'refund.settled', refundId: 'r1', provider: 'truelayer', amount: due },
  { type: 'payment.stalled' },
  { type: 'docs.requested', reason: 'identity' },
  { type: 'docs.accepted' },
  { type: 'difference.accepted', operator: 'nia' },
  { type: 'watchlist.hit', hits: [] },
  { type: 'hit.cleared', operator: 'nia' },
  { type: 'hit.confirmed', operator: 'nia' },
  { type: 'frozen.released', operator: 'nia' },
  { type: 'fraud.flag', reason: 'cardCountry' },
  { type: 'fraud.cleared' },
  { type: 'fraud.confirmed' },
  { type: 'chargeback.opened', provider: 'truelayer', providerRef: 'p1' },
  { type: 'chargeback.lost', provider: 'truelayer', providerRef: 'p1' },
  { type: 'chargeback.won', provider: 'truelayer', providerRef: 'p1' },
  { type: 'payout.returned', reference: 't1-1', reason: 'closed account' },
  { type: 'return.refunded', operator: 'nia' },
];

type Made = StatusStep & { readonly from: TransferStatus };

/** Every change of status the kernel makes, over all statuses, circumstances and happenings. */
const made: readonly Made[] = transferStatuses.flatMap((status) =>
  circumstances.flatMap((known) =>
    reportedEvents.flatMap((reportedEvent) => {
      const decision = decide(stateFixture({ status, ...known }), reportedEvent, () => 'new');
      const steps = decision.ok ? decision.value.steps : [];
      return steps.map((step, index) => ({ ...step, from: steps[index - 1]?.to ?? status }));
    }),
  ),
);

describe('the kernel, in every status with every happening (money notes P1, ASVS 2.3.1)', () => {
  const edgeOf = ({ from, to, event, by }: Made) =>
    transitions.find(
      (rule: TransitionRule & { from: TransferStatus }) =>
        rule.from === from && rule.to === to && rule.on.includes(event) && rule.by.includes(by),
    );

  test('makes no change of status that is not a rule of the table, by its own event and actor', () => {
    expect(made.filter((step) => edgeOf(step) === undefined)).toEqual([]);
  });

  test('makes each of the 73 rules', () => {
    const ids = new Set(made.map((step) => edgeOf(step)?.id));
    expect([...ids].sort()).toEqual(transitions.map(({ id }) => id).sort());
  });

  const pairs = transferStatuses.flatMap((from) => transferStatuses.map((to) => ({ from, to })));
  const allowed = (from: TransferStatus, to: TransferStatus, actor: TransferActor) =>
    transitions.some((rule: TransitionRule & { from: TransferStatus }) => {
      return rule.from === from && rule.to === to && rule.by.includes(actor);
    });

  test('of the 2,304 triples of two statuses and an actor, only those the table has ever happen', () => {
    const tried = pairs.flatMap(({ from, to }) => transferActors.map((actor) => ({ from, to, actor })));
    const done = new Set(made.map(({ from, to, by }) => `${from} ${to} ${by}`));
    const happened = tried.filter(({ from, to, actor }) => done.has(`${from} ${to} ${actor}`));
    expect(tried).toHaveLength(2304);
    expect(happened.filter(({ from, to, actor }) => !allowed(from, to, actor))).toEqual([]);
    expect(happened.length).toBeGreaterThanOrEqual(transitions.length);
  });

  test('leaves nothing that has ended except to a refund', () => {
    const ends: readonly TransferStatus[] = transferStatuses.filter((status) =>
      transitions.every(({ from, to }) => from !== status || to === 'REFUNDED'),
    );
    expect(ends).toHaveLength(7);
    expect(made.filter(({ from, to }) => ends.includes(from) && to !== 'REFUNDED')).toEqual([]);
  });
});
