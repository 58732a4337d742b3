import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Money, money, subtract } from '#domain/money/money.ts';
import { exampleSums as example } from '#tests/fixtures/kernelWorld.ts';
import {
  chargebackFeePaid,
  chargebackLost,
  chargebackLostInTime,
  chargebackOpened,
  chargebackReversed,
  chargebackWon,
  frozenReleased,
  fundsFrozen,
  heldChargedBack,
  payoutReturned,
  providerSettled,
  refundNotOwed,
  safeguardingSwept,
  unappliedTaken,
  writtenOffByHand,
} from './holdJournals.ts';
import type { Journal } from './journal.ts';
import {
  cashDue,
  discountsFunded,
  paymentReceived,
  payoutConfirmed,
  payoutReserved,
  payoutSubmitted,
  refundPaid,
  refundQueued,
  type TransferSums,
  unappliedFunds,
} from './journals.ts';

const pounds = (minor: number) => money('GBP', minor);
const francs = (minor: number) => money('XAF', minor);
const receipt = { provider: 'truelayer', providerRef: 'p1' } as const;
const payout = (sums: TransferSums) => ({ reference: 't1-1', partner: 'AZA', amount: sums.theyGet }) as const;

const lines = ({ postings }: Journal) =>
  postings.map(({ debit, credit, amount }) => [debit.kind, credit.kind, amount.minor, amount.currency]);

describe('the journals of the worked example (money notes, 2.1)', () => {
  test('J12c and J20: seven pence too little are taken for enough', () => {
    const taken = unappliedTaken(example, { ...receipt, received: pounds(9791) });
    expect(taken.flatMap(lines)).toEqual([
      ['unapplied_funds', 'customer_transfer', 9791, 'GBP'],
      ['write_off_expense', 'customer_transfer', 7, 'GBP'],
      ['promo_expense', 'customer_transfer', 500, 'GBP'],
    ]);
  });

  test('J13a freezes the sender’s cash, and the discount goes back', () => {
    expect(lines(fundsFrozen(example))).toEqual([
      ['customer_transfer', 'frozen_funds', 9798, 'GBP'],
      ['customer_transfer', 'promo_expense', 500, 'GBP'],
    ]);
  });

  test('J14a to J14d: a chargeback opened, lost before and after the payout, won', () => {
    const charged = { ...receipt, received: pounds(9798) };
    expect(lines(chargebackOpened(charged))).toEqual([['chargeback_receivable', 'payin_clearing', 9798, 'GBP']]);
    expect(lines(chargebackLostInTime(example, receipt))).toEqual([
      ['customer_transfer', 'chargeback_receivable', 9798, 'GBP'],
      ['customer_transfer', 'promo_expense', 500, 'GBP'],
    ]);
    expect(lines(chargebackLost(charged))).toEqual([['chargeback_loss', 'chargeback_receivable', 9798, 'GBP']]);
    expect(lines(chargebackFeePaid(receipt, pounds(1500)))).toEqual([
      ['chargeback_fee_expense', 'payin_clearing', 1500, 'GBP'],
    ]);
    expect(lines(chargebackWon(charged))).toEqual([['payin_clearing', 'chargeback_receivable', 9798, 'GBP']]);
  });

  test.each(['unapplied_funds', 'frozen_funds', 'refund_payable'] as const)(
    'J14b and J14d: lost and won again while we owe it as %s',
    (owedAs) => {
      const charged = { ...receipt, received: pounds(9798) };
      expect(lines(heldChargedBack('t1', charged, owedAs))).toEqual([[owedAs, 'chargeback_receivable', 9798, 'GBP']]);
      expect(lines(chargebackReversed('t1', charged, owedAs))).toEqual([['payin_clearing', owedAs, 9798, 'GBP']]);
    },
  );

  test('J14e: a refund of what its payer has already makes our loss good', () => {
    expect(lines(refundNotOwed('t1', { ...receipt, received: pounds(9798) }))).toEqual([
      ['refund_payable', 'chargeback_loss', 9798, 'GBP'],
    ]);
  });

  test('J15 owes the sender all they paid, and earns nothing', () => {
    expect(lines(payoutReturned(example, payout(example), { isLost: false }))).toEqual([
      ['partner_float', 'fx_position', 78_000, 'XAF'],
      ['fx_position', 'refund_payable', 9750, 'GBP'],
      ['fx_margin_income', 'refund_payable', 250, 'GBP'],
      ['fee_income', 'refund_payable', 199, 'GBP'],
      ['gateway_charge_income', 'refund_payable', 99, 'GBP'],
      ['refund_payable', 'promo_expense', 500, 'GBP'],
    ]);
  });

  test('J10 puts the provider’s fee back, J19 takes out what is ours or puts in what is missing, J20 writes off', () => {
    const settled = providerSettled({ reference: 's', provider: 'truelayer', net: pounds(9748), fee: pounds(50) });
    expect(lines(settled)).toEqual([
      ['safeguarding_bank', 'payin_clearing', 9748, 'GBP'],
      ['provider_fee_expense', 'payin_clearing', 50, 'GBP'],
      ['safeguarding_bank', 'operating_bank', 50, 'GBP'],
    ]);
    expect(lines(safeguardingSwept('2026-11-20', { ours: pounds(548) }))).toEqual([
      ['operating_bank', 'safeguarding_bank', 548, 'GBP'],
    ]);
    expect(lines(safeguardingSwept('2026-11-20', { ours: pounds(-548) }))).toEqual([
      ['safeguarding_bank', 'operating_bank', 548, 'GBP'],
    ]);
    expect(lines(writtenOffByHand({ id: 'w', amount: pounds(1) }))).toEqual([
      ['write_off_expense', 'fx_position', 1, 'GBP'],
    ]);
  });
});

/** What can become of money that is held, from payment to its end; `short` is what two operators let go. */
const paths: Record<string, (sums: TransferSums, cash: Money, short: Money) => Journal[]> = {
  'taken short, then given back': (sums, cash, short) => [refundQueued(sums, short), refunded(sums, cash)],
  'frozen and released': (sums, cash, short) => [
    fundsFrozen(sums, short),
    frozenReleased(sums.id, { what: sums.id, amount: cash }),
    refunded(sums, cash),
  ],
  'charged back in time': (sums, _cash, short) => [chargebackLostInTime(sums, receipt, short)],
  'returned by the partner': (sums, cash, short) => [
    payoutReserved(sums, 1),
    payoutSubmitted(sums, payout(sums)),
    payoutConfirmed(sums, payout(sums)),
    payoutReturned(sums, payout(sums), { writtenOff: short, isLost: false }),
    refunded(sums, cash),
  ],
  'frozen, charged back and won again': (sums, cash, short) => [
    fundsFrozen(sums, short),
    heldChargedBack(sums.id, { ...receipt, received: cash }, 'frozen_funds'),
    chargebackReversed(sums.id, { ...receipt, received: cash }, 'frozen_funds'),
    frozenReleased(sums.id, { what: sums.id, amount: cash }),
    refunded(sums, cash),
  ],
  'charged back, and returned by the partner afterwards': (sums, _cash, short) => [
    payoutReserved(sums, 1),
    payoutSubmitted(sums, payout(sums)),
    payoutConfirmed(sums, payout(sums)),
    payoutReturned(sums, payout(sums), { writtenOff: short, isLost: true }),
  ],
};
const refunded = (sums: TransferSums, amount: Money) =>
  refundPaid(sums.id, { id: 'r1', provider: 'truelayer', amount });

function ownBalances(journals: readonly Journal[]) {
  const balances = new Map<string, number>();
  const move = (key: string, minor: number) => balances.set(key, (balances.get(key) ?? 0) + minor);
  for (const { debit, credit, amount } of journals.flatMap(({ postings }) => postings)) {
    if (debit.dimension === 't1') move(`${debit.kind} ${amount.currency}`, -amount.minor);
    if (credit.dimension === 't1') move(`${credit.kind} ${amount.currency}`, amount.minor);
  }
  return [...balances.values()];
}

const anyCase = fc
  .record({
    send: fc.integer({ min: 1_000, max: 5_000_000 }),
    rate: fc.integer({ min: 1, max: 4_000_000 }),
    mid: fc.integer({ min: 1, max: 4000 }),
    fee: fc.nat(10_000),
    promo: fc.nat(400),
    short: fc.nat(300),
  })
  .map(({ send, rate, mid, fee, promo, short }) => ({
    short: pounds(short),
    sums: {
      ...example,
      youSend: pounds(send),
      theyGet: francs(Math.max(1, Math.floor((send * rate) / 100_000))),
      midRate: `${mid}`,
      feeGross: pounds(fee),
      promoFunded: pounds(promo),
    } satisfies TransferSums,
  }));

describe.each(Object.entries(paths))('%s', (_name, journalsOf) => {
  test('leaves every account of the transfer at nothing, whatever the sums', () => {
    fc.assert(
      fc.property(anyCase, ({ sums, short }) => {
        const cash = subtract(cashDue(sums), short);
        const received = { ...receipt, received: cash };
        const paid =
          short.minor === 0
            ? [paymentReceived(sums, received), discountsFunded(sums)]
            : [unappliedFunds(sums.id, received), ...unappliedTaken(sums, received)];
        expect(ownBalances([...paid, ...journalsOf(sums, cash, short)]).filter((balance) => balance !== 0)).toEqual([]);
      }),
    );
  });
});
