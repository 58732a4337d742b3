import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { TransferSums } from '#server/ledger/journals.ts';
import { balancesOf, exampleSums, held, letHappen, newWorld, penny, type World } from '#tests/fixtures/kernelWorld.ts';
import type { Happening } from './happening.ts';

/** What may befall a transfer from outside, by small numbers that are resolved against how it stands. */
type Move = readonly [name: keyof typeof moves, which: number];

const nth = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % items.length];
const attempts = ['a1', 'a2', 'a3'] as const;

/** Each move is a happening, or a change of circumstances no happening makes. */
const moves = {
  'an attempt opens': ({ state }, which) => {
    if (state.openAttempt || state.status !== 'PENDING_PAYMENT') return undefined;
    return { openAttempt: { id: nth(attempts, which) ?? 'a1', isClosing: false } };
  },
  'we close the attempt': ({ state }) =>
    state.openAttempt && { openAttempt: { ...state.openAttempt, isClosing: true } },
  'time passes': () => ({ pastLimit: true }),
  'payment pending': (_world, which) => ({ type: 'payment.pending', attemptId: nth(attempts, which) ?? 'a1' }),
  'payment settled': ({ state }, which) => paidBy(nth(attempts, which) ?? 'a1', state.due),
  'wrong amount settled': ({ state }, which) => paidBy(nth(attempts, which) ?? 'a1', penny(state.due)),
  'other currency settled': (_world, which) => paidBy(nth(attempts, which) ?? 'a1', money('EUR', 9_798)),
  'payment declined': (_world, which) => ({
    type: 'payment.declined',
    attemptId: nth(attempts, which) ?? 'a1',
    reason: 'no',
  }),
  'payment cancelled': (_world, which) => ({ type: 'payment.cancelled', attemptId: nth(attempts, which) ?? 'a1' }),
  'attempt abandoned': (_world, which) => ({ type: 'attempt.abandoned', attemptId: nth(attempts, which) ?? 'a1' }),
  'identity proved': () => ({ type: 'kyc.valid' }),
  'identity in doubt': () => ({ type: 'kyc.retry' }),
  cancel: () => ({ type: 'cancel' }),
  expire: () => ({ type: 'expire' }),
  approve: (_world, which) => ({ type: 'approve', operator: nth(['grace', 'noor', 'sam'], which) ?? 'grace' }),
  reject: () => ({ type: 'reject', reason: 'no' }),
  'recipient corrected': () => ({ type: 'hold.released' }),
  'payout started': () => ({ type: 'payout.started' }),
  'payout accepted': (world, which) => ({ type: 'payout.accepted', reference: referenceOf(world, which) }),
  'payout unanswered': (world, which) => ({ type: 'payout.unanswered', reference: referenceOf(world, which) }),
  'payout confirmed': (world, which) => ({ type: 'payout.confirmed', reference: referenceOf(world, which) }),
  'payout failed': (world, which) => ({ type: 'payout.failed', reference: referenceOf(world, which), reason: 'no' }),
  'refund settled': ({ refunds }, which) => {
    const refund = nth(refunds, which);
    return refund && { type: 'refund.settled', refundId: refund.id, provider: 'truelayer', amount: refund.amount };
  },
} as const satisfies Record<string, (world: World, which: number) => Happening | Circumstances | undefined>;

type Circumstances = Partial<Pick<World['state'], 'openAttempt' | 'pastLimit'>>;

const paidBy = (attemptId: string, received: Money): Happening => ({
  type: 'payment.settled',
  attemptId,
  provider: 'truelayer',
  providerRef: `by ${attemptId}`,
  received,
});
const referenceOf = ({ payouts }: World, which: number) => nth(payouts, which)?.reference ?? 't1-1';

function moved(world: World, [name, which]: Move): World {
  const move = moves[name](world, which);
  if (!move) return world;
  return 'type' in move ? letHappen(world, move) : { ...world, state: { ...world.state, ...move } };
}

/** Moves that lead somewhere are likelier than the ones that end everything, so that histories get long. */
const anyMove: fc.Arbitrary<Move> = fc.tuple(
  fc.constantFrom(
    ...(Object.keys(moves) as (keyof typeof moves)[]),
    ...(['an attempt opens', 'payment settled', 'payment settled', 'payout started', 'payout failed'] as const),
    ...(['recipient corrected', 'refund settled', 'payout confirmed', 'approve', 'approve'] as const),
  ),
  fc.nat(5),
);

const anyWorld = fc
  .record({
    status: fc.constantFrom<TransferStatus>('PENDING_PAYMENT', 'PENDING_PAYMENT', 'PENDING_VERIFICATION'),
    isLarge: fc.boolean(),
    promo: fc.nat(10_000),
    extra: fc.nat(500),
    mid: fc.integer({ min: 700, max: 900 }),
  })
  .map(({ status, isLarge, promo, extra, mid }) => {
    const sums: TransferSums = {
      ...exampleSums,
      theyGet: money('XAF', 78_000 + extra),
      promoExtra: money('XAF', extra),
      promoFunded: money('GBP', promo),
      midRate: `${mid}`,
    };
    return newWorld({ status, sums, pounds: money('GBP', isLarge ? 500_000 : 10_000) });
  });

const ownAccounts = [
  ...(['customer_transfer', 'refund_payable', 'unapplied_funds', 'frozen_funds'] as const),
  ...(['payout_payable', 'payout_in_transit', 'deferred_margin'] as const),
] as const;

/** Money notes, 2.2: what a transfer's accounts may hold by its status; F is everything that was paid for it. */
function expectBooksToAgree(world: World) {
  const { state } = world;
  const { sums } = state;
  const whole = sums.youSend.minor + sums.feeGross.minor + sums.gatewayCharge.minor;
  const fees = sums.feeGross.minor + sums.gatewayCharge.minor;
  const payout = held(world, 'payout_payable') + held(world, 'payout_in_transit');
  const customer = held(world, 'customer_transfer');
  const isReserved = state.status === 'PAYMENT_COMPLETED';

  const mayHold: Partial<Record<TransferStatus, readonly number[]>> = {
    PENDING_VERIFICATION: [0, whole],
    PAYMENT_SUSPENDED: [0, whole],
    PENDING_APPROVAL: [whole],
    PAYMENT_COMPLETED: [fees],
  };
  expect(mayHold[state.status] ?? [0], `${state.status} holds`).toContain(customer);
  expect(payout, `${state.status} reserves`).toBe(isReserved ? sums.theyGet.minor : 0);
}

function expectInvariants(world: World) {
  for (const account of ownAccounts) expect(held(world, account), account).toBeGreaterThanOrEqual(0);
  const owedBack = world.refunds.filter(({ isPaid }) => !isPaid).reduce((sum, { amount }) => sum + amount.minor, 0);
  expect(held(world, 'refund_payable'), 'what is owed back is what is being refunded').toBe(owedBack);
  expect(world.payouts.filter(({ state }) => state !== 'FAILED').length, 'live payouts').toBeLessThanOrEqual(1);
  expectBooksToAgree(world);
  expectCashConserved(world);
  expectEndsToBeEnds(world);
}

/** What the providers hold for us is what came less what went back, to the penny and in each currency. */
function expectCashConserved(world: World) {
  for (const currency of ['GBP', 'EUR'] as const) {
    const sumOf = (amounts: readonly Money[]) =>
      amounts.filter((amount) => amount.currency === currency).reduce((sum, { minor }) => sum + minor, 0);
    const came = sumOf(world.state.payments.map(({ amount }) => amount));
    const went = sumOf(world.refunds.filter(({ isPaid }) => isPaid).map(({ amount }) => amount));
    expect(balancesOf(world).get(`payin_clearing(truelayer) ${currency}`) ?? 0).toBe(went - came);
  }
}

function expectEndsToBeEnds({ state, payouts, refunds, ...world }: World) {
  const isDelivered = payouts.some((payout) => payout.state === 'CONFIRMED');
  expect(isDelivered).toBe(state.status === 'COMPLETE');
  const keptFor = state.payments.filter(({ givenBack }) => !givenBack);
  if (isDelivered) expect(keptFor.map(({ bookedAs }) => bookedAs)).toEqual(['J1']);
  const ends: readonly TransferStatus[] = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'REJECTED'];
  if (ends.includes(state.status)) expect(keptFor, 'nothing is kept of an ended transfer').toEqual([]);
  if (state.status === 'REFUNDED') expect(refunds.length).toBeGreaterThan(0);
  expect(world.steps.length).toBe(state.version - 1);
}

/** Milliseconds a busy machine may need for thousands of histories. */
const patience = 60_000;

describe('the kernel, whatever happens in whatever order (money notes P2)', { timeout: patience }, () => {
  test('keeps every promise about the money after each event of 2,000 random histories', () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { minLength: 3, maxLength: 30 }), (world, history) => {
        let now = world;
        for (const move of history) {
          now = moved(now, move);
          expectInvariants(now);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('reaches by those histories all statuses it has happenings for', () => {
    const reached = new Set<TransferStatus>();
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { minLength: 20, maxLength: 40 }), (world, history) => {
        for (const { to } of history.reduce(moved, world).steps) reached.add(to);
      }),
      { numRuns: 2000, seed: 1 },
    );
    const later: readonly TransferStatus[] = ['PENDING_DOCUMENTATION', 'WATCHLIST_FAILED', 'PAYMENT_FRAUD'];
    expect([...reached].sort()).toEqual(transferStatuses.filter((status) => !later.includes(status)).sort());
  });

  test('does nothing the second time, whatever is reported twice in a row', () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { maxLength: 20 }), anyMove, (world, history, move) => {
        const once = moved(history.reduce(moved, world), move);
        const twice = moved(once, move);
        expect(twice.booked).toEqual(once.booked);
        expect(twice.state.version).toBe(once.state.version);
      }),
      { numRuns: 1000 },
    );
  });
});
