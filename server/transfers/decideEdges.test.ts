import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { type Edge, type TransferActor, transferActors } from '#domain/transfer/transferEdge.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import { transitions } from '#domain/transfer/transitions.ts';
import { stateFixture } from '#tests/fixtures/kernelWorld.ts';
import { decide } from './decide.ts';
import type { StatusStep } from './effects.ts';
import type { Happening } from './happening.ts';
import type { LatestPayout, ReceivedPayment, TransferState } from './transferState.ts';

const paid: ReceivedPayment = {
  id: 'pay1',
  provider: 'truelayer',
  providerRef: 'p1',
  amount: stateFixture().due,
  bookedAs: 'J1',
  givenBack: false,
};
const late: ReceivedPayment = { ...paid, id: 'pay2', providerRef: 'p2', bookedAs: 'J12a', givenBack: true };
const payoutStates: readonly LatestPayout['state'][] = [
  'QUEUED',
  'SUBMITTING',
  'SUBMITTED',
  'UNKNOWN',
  'CONFIRMED',
  'FAILED',
  'RETURNED',
];

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
  { payments: [paid], fundsHeld: true, approvers: ['grace'] },
  { payments: [paid, late], fundsHeld: true, suspendedFor: 'recipient' },
  { payments: [paid], fundsHeld: true, suspendedFor: 'recipient', pounds: money('GBP', 500_000) },
  { payments: [late], suspendedFor: 'amount', unpaidRefunds: ['r1'] },
  { payments: [{ ...paid, givenBack: true }], unpaidRefunds: ['r1'] },
  { payments: [{ ...paid, givenBack: true }, late], unpaidRefunds: ['r1', 'r2'] },
  ...payoutStates.flatMap((state) =>
    [true, false].map((approved) => ({
      payments: [paid],
      fundsHeld: true,
      approved,
      payout: { id: 'o1', n: 1, reference: 't1-1', state },
    })),
  ),
];

const { due } = stateFixture();
const receipt = { type: 'payment.settled', attemptId: 'a1', provider: 'truelayer', providerRef: 'p9' } as const;
const happenings: readonly Happening[] = [
  { type: 'payment.pending', attemptId: 'a1' },
  { ...receipt, received: due },
  { ...receipt, received: money('GBP', due.minor - 1) },
  { ...receipt, received: money('EUR', due.minor) },
  { type: 'payment.declined', attemptId: 'a1', reason: 'no' },
  { type: 'payment.cancelled', attemptId: 'a1' },
  { type: 'attempt.abandoned', attemptId: 'a1' },
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
  { type: 'refund.settled', refundId: 'r1', provider: 'truelayer', amount: due },
];

type Made = StatusStep & { readonly from: TransferStatus };

/** Every change of status the kernel makes, over all statuses, circumstances and happenings. */
const made: readonly Made[] = transferStatuses.flatMap((status) =>
  circumstances.flatMap((known) =>
    happenings.flatMap((happening) => {
      const decision = decide(stateFixture({ status, ...known }), happening, () => 'new');
      const steps = decision.ok ? decision.value.steps : [];
      return steps.map((step, index) => ({ ...step, from: steps[index - 1]?.to ?? status }));
    }),
  ),
);

/** Edges whose happenings the kernel knows; screening, documents and fraud join with their own issue. */
const known = [
  ...['T03', 'T04', 'T07', 'T08', 'T09', 'T10', 'T11', 'T12', 'T13', 'T14', 'T15', 'T16', 'T19', 'T21', 'T22', 'T23'],
  ...['T24', 'T25', 'T27', 'T29', 'T30', 'T34', 'T35', 'T36', 'T41', 'T42', 'T43', 'T44', 'T48', 'T49', 'T60', 'T66'],
  ...['T65', 'T67', 'T68', 'T69', 'T70', 'T71', 'T72'],
];

describe('the kernel, in every status with every happening (money notes P1, ASVS 2.3.1)', () => {
  const edgeOf = ({ from, to, event, by }: Made) =>
    transitions.find(
      (edge: Edge & { from: TransferStatus }) =>
        edge.from === from && edge.to === to && edge.on.includes(event) && edge.by.includes(by),
    );

  test('makes no change of status that is not an edge of the table, by its own event and actor', () => {
    expect(made.filter((step) => edgeOf(step) === undefined)).toEqual([]);
  });

  test('makes each of the edges it has happenings for', () => {
    const ids = new Set(made.map((step) => edgeOf(step)?.id));
    expect([...ids].sort()).toEqual([...known].sort());
  });

  const pairs = transferStatuses.flatMap((from) => transferStatuses.map((to) => ({ from, to })));
  const allowed = (from: TransferStatus, to: TransferStatus, actor: TransferActor) =>
    transitions.some((edge: Edge & { from: TransferStatus }) => {
      return edge.from === from && edge.to === to && edge.by.includes(actor);
    });

  test('of the 2,304 triples of two statuses and an actor, only those the table has ever happen', () => {
    const tried = pairs.flatMap(({ from, to }) => transferActors.map((actor) => ({ from, to, actor })));
    const happened = tried.filter(({ from, to, actor }) =>
      made.some((step) => step.from === from && step.to === to && step.by === actor),
    );
    expect(tried).toHaveLength(2304);
    expect(happened.filter(({ from, to, actor }) => !allowed(from, to, actor))).toEqual([]);
    expect(happened.length).toBeGreaterThanOrEqual(known.length);
  });

  test('leaves nothing that has ended except to a refund', () => {
    const ends: readonly TransferStatus[] = transferStatuses.filter((status) =>
      transitions.every(({ from, to }) => from !== status || to === 'REFUNDED'),
    );
    expect(ends).toHaveLength(7);
    expect(made.filter(({ from, to }) => ends.includes(from) && to !== 'REFUNDED')).toEqual([]);
  });
});
