import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import type { Journal } from './journal.ts';
import {
  cashDue,
  discountsFunded,
  paymentReceived,
  payoutConfirmed,
  payoutFailed,
  payoutReserved,
  payoutSubmitted,
  refundPaid,
  refundQueued,
  reservationUndone,
  type TransferSums,
} from './journals.ts';

const pounds = (minor: number) => money('GBP', minor);
const francs = (minor: number) => money('XAF', minor);

/** The worked example of the money notes: 100.00 GBP to Gabon, fee 1.99, card 0.99, promo 5.00, mid 800, rate 780. */
const example: TransferSums = {
  id: 't1',
  userId: 'u1',
  youSend: pounds(10_000),
  theyGet: francs(78_000),
  promoExtra: francs(0),
  midRate: '800',
  feeGross: pounds(199),
  gatewayCharge: pounds(99),
  promoFunded: pounds(500),
  referralDiscount: pounds(0),
  voucherDiscount: pounds(0),
};
const payout = { reference: 't1-1', partner: 'AZA', amount: francs(78_000) } as const;
const receipt = { provider: 'truelayer', providerRef: 'p1' } as const;

const lines = ({ postings }: Journal) =>
  postings.map(({ debit, credit, amount }) => [debit.kind, credit.kind, amount.minor, amount.currency]);

describe('the journals of the worked example', () => {
  test('the sender owes 97.98', () => {
    expect(cashDue(example)).toEqual(pounds(9798));
  });

  test('J3 books 97.50 at the market rate, 2.50 margin and 78,000 XAF to pay', () => {
    expect(lines(payoutReserved(example, 1))).toEqual([
      ['customer_transfer', 'fx_position', 9750, 'GBP'],
      ['customer_transfer', 'deferred_margin', 250, 'GBP'],
      ['fx_position', 'payout_payable', 78_000, 'XAF'],
    ]);
  });

  test('J5 earns fee, charge and margin only when the recipient has the money', () => {
    expect(lines(payoutConfirmed(example, payout))).toEqual([
      ['payout_in_transit', 'partner_float', 78_000, 'XAF'],
      ['customer_transfer', 'fee_income', 199, 'GBP'],
      ['customer_transfer', 'gateway_charge_income', 99, 'GBP'],
      ['deferred_margin', 'fx_margin_income', 250, 'GBP'],
    ]);
  });

  test('a customer rate above the market books a loss, never a negative margin', () => {
    const pegged = { ...example, youSend: money('EUR', 10_000), theyGet: francs(65_596), midRate: '655.9' } as const;
    const euros = { feeGross: money('EUR', 0), gatewayCharge: money('EUR', 0), promoFunded: money('EUR', 0) };
    const none = { referralDiscount: money('EUR', 0), voucherDiscount: money('EUR', 0) };
    expect(lines(payoutReserved({ ...pegged, ...euros, ...none }, 1))).toEqual([
      ['customer_transfer', 'fx_position', 10_000, 'EUR'],
      ['fx_loss', 'fx_position', 1, 'EUR'],
      ['fx_position', 'payout_payable', 65_596, 'XAF'],
    ]);
  });

  test('a fixed-rate promo pays for what it adds', () => {
    const promoted = { ...example, theyGet: francs(80_000), promoExtra: francs(2000) };
    expect(lines(payoutReserved(promoted, 1))).toContainEqual(['promo_expense', 'fx_position', 250, 'GBP']);
  });
});

/** Every path a transfer's money can take from payment to its end, as the journals it books. */
const paths: Record<string, (sums: TransferSums, amount: Money) => Journal[]> = {
  delivered: (sums) => [payoutReserved(sums, 1), payoutSubmitted(sums, pay(sums)), payoutConfirmed(sums, pay(sums))],
  'cancelled before approval': (sums, amount) => [refundQueued(sums), refunded(sums, amount)],
  'cancelled after approval': (sums, amount) => [
    payoutReserved(sums, 1),
    reservationUndone(sums, 1),
    refundQueued(sums),
    refunded(sums, amount),
  ],
  'payout fails, then cancelled': (sums, amount) => [
    payoutReserved(sums, 1),
    payoutSubmitted(sums, pay(sums)),
    payoutFailed(sums, pay(sums)),
    reservationUndone(sums, 1),
    refundQueued(sums),
    refunded(sums, amount),
  ],
  'payout fails, then delivered': (sums) => [
    payoutReserved(sums, 1),
    payoutSubmitted(sums, pay(sums)),
    payoutFailed(sums, pay(sums)),
    reservationUndone(sums, 1),
    payoutReserved(sums, 2),
    payoutSubmitted(sums, pay(sums)),
    payoutConfirmed(sums, pay(sums)),
  ],
};
const pay = (sums: TransferSums) => ({ ...payout, amount: sums.theyGet });
const refunded = (sums: TransferSums, amount: Money) =>
  refundPaid(sums.id, { id: 'r1', provider: 'truelayer', amount });

/** Credits less debits of each account that belongs to the transfer alone. */
function ownBalances(journals: readonly Journal[]) {
  const balances = new Map<string, number>();
  const move = (key: string, minor: number) => balances.set(key, (balances.get(key) ?? 0) + minor);
  for (const { debit, credit, amount } of journals.flatMap(({ postings }) => postings)) {
    if (debit.dimension === 't1') move(`${debit.kind} ${amount.currency}`, -amount.minor);
    if (credit.dimension === 't1') move(`${credit.kind} ${amount.currency}`, amount.minor);
  }
  return [...balances.values()];
}

const anySums = fc
  .record({
    send: fc.integer({ min: 500, max: 50_000_000 }),
    rate: fc.integer({ min: 1, max: 4_000_000 }),
    mid: fc.integer({ min: 1, max: 4000 }),
    fee: fc.nat(10_000),
    charge: fc.nat(99),
    promo: fc.nat(400),
    extra: fc.nat(500),
  })
  .map(({ send, rate, mid, fee, charge, promo, extra }): TransferSums => {
    const base = Math.max(1, Math.floor((send * rate) / 100_000));
    return {
      ...example,
      youSend: pounds(send),
      theyGet: francs(base + extra),
      promoExtra: francs(extra),
      midRate: `${mid}`,
      feeGross: pounds(fee),
      gatewayCharge: pounds(charge),
      promoFunded: pounds(promo),
    };
  });

describe.each(Object.entries(paths))('%s', (_name, journalsOf) => {
  test('leaves every account of the transfer at nothing, whatever the sums', () => {
    fc.assert(
      fc.property(anySums, (sums) => {
        const due = cashDue(sums);
        const paid = [paymentReceived(sums, { ...receipt, received: due }), discountsFunded(sums)];
        expect(ownBalances([...paid, ...journalsOf(sums, due)]).every((balance) => balance === 0)).toBe(true);
      }),
    );
  });
});
