import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { TransferSums } from '#server/ledger/journals.ts';
import { anyMove, moved } from '#tests/fixtures/kernelMoves.ts';
import { balancesOf, exampleSums, held, isLive, newWorld, type World } from '#tests/fixtures/kernelWorld.ts';
import { countsAsPaid, isChargedBack } from './transferState.ts';

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
    PENDING_DOCUMENTATION: [0, whole],
    WATCHLIST_FAILED: [0, whole],
    PAYMENT_FRAUD: [0, whole],
    PENDING_APPROVAL: [whole],
    PAYMENT_COMPLETED: [fees],
  };
  expect(mayHold[state.status] ?? [0], `${state.status} holds`).toContain(customer);
  expect(payout, `${state.status} reserves`).toBe(isReserved ? sums.theyGet.minor : 0);
}

function expectInvariants(world: World) {
  for (const account of ownAccounts) expect(held(world, account), account).toBeGreaterThanOrEqual(0);
  const owedBack = world.refunds
    .filter(({ state }) => state !== 'SETTLED')
    .reduce((sum, { amount }) => sum + amount.minor, 0);
  expect(held(world, 'refund_payable'), 'what is owed back is what is being refunded').toBe(owedBack);
  expect(world.payouts.filter(isLive).length, 'live payouts').toBeLessThanOrEqual(1);
  expectBooksToAgree(world);
  expectCashConserved(world);
  expectPartnerBookToAgree(world);
  expectChargebacksToAgree(world);
  expectEndsToBeEnds(world);
}

const isPaidByProvider = ({ state, wasRefused }: World['refunds'][number]) => state === 'SETTLED' && !wasRefused;

/** What the providers hold for us is what came less what went back, to the penny and in each currency. */
function expectCashConserved(world: World) {
  for (const currency of ['GBP', 'EUR'] as const) {
    const sumOf = (amounts: readonly Money[]) =>
      amounts.filter((amount) => amount.currency === currency).reduce((sum, { minor }) => sum + minor, 0);
    const came = sumOf(world.state.payments.map(({ amount }) => amount));
    const went = sumOf(world.refunds.filter(isPaidByProvider).map(({ amount }) => amount));
    const taken = sumOf(world.state.payments.filter(isChargedBack).map(({ amount }) => amount));
    expect(balancesOf(world).get(`payin_clearing(truelayer) ${currency}`) ?? 0).toBe(went + taken - came);
  }
}

/** Every payout the partner made left its float, and what it made once too often is owed by it. */
function expectPartnerBookToAgree(world: World) {
  const made = (...states: readonly string[]) =>
    world.payouts.filter(({ state }) => states.includes(state)).length * world.state.sums.theyGet.minor;
  expect(balancesOf(world).get('partner_float(AZA) XAF') ?? 0).toBe(made('CONFIRMED', 'OVERPAID'));
  expect(balancesOf(world).get('partner_receivable(AZA) XAF') ?? 0).toBe(-made('OVERPAID') || 0);
  const isGivenBack = world.state.payments.some(({ bookedAs, givenBack }) => bookedAs === 'J1' && givenBack);
  // A payout its partner gave back has paid nobody, though no other may begin beside it.
  const paying = world.payouts.filter((payout) => isLive(payout) && payout.state !== 'RETURNED');
  if (isGivenBack) expect(paying, 'refunded money is paid to nobody').toEqual([]);
}

/** What the provider took from us for payers' banks, and nobody has decided about yet. */
function expectChargebacksToAgree(world: World) {
  const open = world.state.payments.filter(({ chargeback }) => chargeback === 'open');
  const owed = open.reduce((sum, { amount }) => sum + amount.minor, 0);
  const all = [...balancesOf(world)].filter(([key]) => key.startsWith('chargeback_receivable('));
  expect(
    all.reduce((sum, [, minor]) => sum - minor, 0),
    'chargebacks open',
  ).toBe(owed);
}

function expectEndsToBeEnds({ state, payouts, refunds, ...world }: World) {
  const isDelivered = payouts.some((payout) => payout.state === 'CONFIRMED');
  const isReturned = payouts.some((payout) => payout.state === 'RETURNED');
  expect(isDelivered && !isReturned).toBe(state.status === 'COMPLETE' && !isReturned);
  const keptFor = state.payments.filter((payment) => !payment.givenBack && !isChargedBack(payment));
  const isLost = state.payments.some((payment) => countsAsPaid(payment) && isChargedBack(payment));
  if (isDelivered && !isLost) expect(keptFor.map(countsAsPaid)).toEqual([true]);
  const ends: readonly TransferStatus[] = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'REJECTED'];
  if (ends.includes(state.status) && !state.frozen)
    expect(
      keptFor.filter(({ chargeback }) => chargeback !== 'won'),
      'nothing is kept of an ended transfer',
    ).toEqual([]);
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

  test('reaches by those histories all sixteen statuses', () => {
    const reached = new Set<TransferStatus>();
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { minLength: 20, maxLength: 40 }), (world, history) => {
        for (const { to } of history.reduce(moved, world).steps) reached.add(to);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect([...reached].sort()).toEqual([...transferStatuses].sort());
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
