import { compareMoney, convertBack, type Money, money, subtract, sum, zero } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import { type Account, account, type Journal, journal, type Posting } from './journal.ts';

/** The journals of a transfer's life (money notes, 2.1). What each books is worked out from these sums alone. */
export type TransferSums = {
  readonly id: string;
  /** Whose vouchers and referral credit pay for discounts. */
  readonly userId: string;
  readonly youSend: Money;
  readonly theyGet: Money;
  /** In the payout currency: the part of `theyGet` a fixed-rate promo adds. */
  readonly promoExtra: Money;
  readonly midRate: Rate;
  /** Operator and transfer fee as earned, the part a promo pays included. */
  readonly feeGross: Money;
  readonly gatewayCharge: Money;
  /** Discounts and the waived fee a promo pays for. */
  readonly promoFunded: Money;
  readonly referralDiscount: Money;
  readonly voucherDiscount: Money;
};

/** A payment a provider booked, whatever became of it. */
export type Receipt = { readonly provider: PaymentProviderId; readonly providerRef: string; readonly received: Money };
export type Payout = { readonly reference: string; readonly partner: RemittanceHandler; readonly amount: Money };

/** What the sender must pay: everything owed to the transfer that no discount pays. */
export function cashDue(sums: TransferSums): Money {
  const discounts = sum(sums.youSend.currency, [sums.promoFunded, sums.referralDiscount, sums.voucherDiscount]);
  return subtract(sum(sums.youSend.currency, [sums.youSend, sums.feeGross, sums.gatewayCharge]), discounts);
}

/** J1: the provider confirmed the money. */
export const paymentReceived = (sums: TransferSums, { provider, providerRef, received }: Receipt): Journal =>
  journal('J1', `J1:${provider}:${providerRef}`, [
    { debit: account('payin_clearing', provider), credit: account('customer_transfer', sums.id), amount: received },
  ]);

/** J2, J16b, J17b: what pays for the discounts. */
export const discountsFunded = (sums: TransferSums): Journal =>
  journal(
    'J2',
    `J2:${sums.id}`,
    discountsOf(sums).map(({ source, amount }) => ({
      debit: source,
      credit: account('customer_transfer', sums.id),
      amount,
    })),
  );

/** J3: the exchange is fixed and the payout reserved. `n` counts reservations of one transfer. */
export const payoutReserved = (sums: TransferSums, n: number): Journal => {
  const { cost, margin, loss, promoCost } = exchangeOf(sums);
  const customer = account('customer_transfer', sums.id);
  return journal('J3', `J3:${sums.id}:${n}`, [
    { debit: customer, credit: account('fx_position'), amount: subtract(cost, loss) },
    { debit: account('fx_loss'), credit: account('fx_position'), amount: loss },
    { debit: customer, credit: account('deferred_margin', sums.id), amount: margin },
    { debit: account('promo_expense'), credit: account('fx_position'), amount: promoCost },
    { debit: account('fx_position'), credit: account('payout_payable', sums.id), amount: sums.theyGet },
  ]);
};

/** J4: handed to the partner. */
export const payoutSubmitted = (sums: TransferSums, { reference, amount }: Payout): Journal =>
  journal('J4', `J4:${reference}`, [
    { debit: account('payout_payable', sums.id), credit: account('payout_in_transit', sums.id), amount },
  ]);

/** J5: the recipient has it; only now are fees and margin earned. */
export const payoutConfirmed = (sums: TransferSums, { reference, partner, amount }: Payout): Journal => {
  const customer = account('customer_transfer', sums.id);
  return journal('J5', `J5:${reference}`, [
    { debit: account('payout_in_transit', sums.id), credit: account('partner_float', partner), amount },
    { debit: customer, credit: account('fee_income'), amount: sums.feeGross },
    { debit: customer, credit: account('gateway_charge_income'), amount: sums.gatewayCharge },
    {
      debit: account('deferred_margin', sums.id),
      credit: account('fx_margin_income'),
      amount: exchangeOf(sums).margin,
    },
  ]);
};

/** J6: the partner definitely did not pay. Never on silence. */
export const payoutFailed = (sums: TransferSums, { reference, amount }: Payout): Journal =>
  journal('J6', `J6:${reference}`, [
    { debit: account('payout_in_transit', sums.id), credit: account('payout_payable', sums.id), amount },
  ]);

/** J7: the reservation undone at the rate it was made with, so that the sender is whole. */
export const reservationUndone = (sums: TransferSums, n: number): Journal =>
  journal('J7', `J7:${sums.id}:${n}`, payoutReserved(sums, n).postings.map(reversed));

/** J8: owed back to the sender, discounts back to where they came from. */
export const refundQueued = (sums: TransferSums, writtenOff?: Money): Journal =>
  journal('J8', `J8:${sums.id}`, customerEmptied(sums, account('refund_payable', sums.id), writtenOff));

/** J9: paid back. */
export const refundPaid = (
  transferId: string,
  refund: { id: string; provider: PaymentProviderId; amount: Money },
): Journal =>
  journal('J9', `J9:${refund.id}`, [
    {
      debit: account('refund_payable', transferId),
      credit: account('payin_clearing', refund.provider),
      amount: refund.amount,
    },
  ]);

/** J9 by bank, where the provider would not. */
export const refundPaidByBank = (transferId: string, refund: { id: string; amount: Money }): Journal =>
  journal('J9', `J9:${refund.id}:by-bank`, [
    { debit: account('refund_payable', transferId), credit: account('safeguarding_bank'), amount: refund.amount },
  ]);

/** J9r: what was paid back came back, and is owed to the sender again. */
export const refundCameBack = (transferId: string, refund: Parameters<typeof refundPaid>[1]): Journal => {
  const { kind, idem, postings } = refundPaid(transferId, refund);
  return { kind: `${kind}r`, idem: idem.replace(kind, `${kind}r`), postings: postings.map(reversed) };
};

/** J12a: money that is not due, or not as due. */
export const unappliedFunds = (transferId: string, { provider, providerRef, received }: Receipt): Journal =>
  journal('J12a', `J12a:${provider}:${providerRef}`, [
    { debit: account('payin_clearing', provider), credit: account('unapplied_funds', transferId), amount: received },
  ]);

/** J12b: it goes back. */
export const unappliedRefundQueued = (transferId: string, { provider, providerRef, received }: Receipt): Journal =>
  journal('J12b', `J12b:${provider}:${providerRef}`, [
    { debit: account('unapplied_funds', transferId), credit: account('refund_payable', transferId), amount: received },
  ]);

/** J21: a partner paid what it had given back to us, and owes it. */
export const payoutOverpaid = ({ reference, partner, amount }: Payout): Journal =>
  journal('J21', `J21:${reference}`, [
    { debit: account('partner_receivable', partner), credit: account('partner_float', partner), amount },
  ]);

/** J22: it is made good, or turns out to be the delivery. */
export const overpaymentRecovered = ({ reference, partner, amount }: Payout): Journal =>
  journal('J22', `J22:${reference}`, [
    { debit: account('partner_float', partner), credit: account('partner_receivable', partner), amount },
  ]);

/** A journal whose event was undone and then turned out to be true (T61). */
export const bookedAgain = (first: Journal): Journal => ({ ...first, idem: `${first.idem}:again` });

/** J18: a partner's float is topped up by a treasury trade. */
export const floatToppedUp = (trade: { id: string; partner: RemittanceHandler; paid: Money; bought: Money }): Journal =>
  journal('J18', `J18:${trade.id}`, [
    { debit: account('fx_position'), credit: account('operating_bank'), amount: trade.paid },
    { debit: account('partner_float', trade.partner), credit: account('fx_position'), amount: trade.bought },
  ]);

/** All that is held for a transfer: the sender's own cash to where it goes, the rest to whoever paid for it. */
export const customerEmptied = (
  sums: TransferSums,
  to: Account,
  writtenOff = zero(sums.youSend.currency),
): Posting[] => {
  const customer = account('customer_transfer', sums.id);
  return [
    { debit: customer, credit: to, amount: subtract(cashDue(sums), writtenOff) },
    ...backToTheirSources(sums, customer, writtenOff),
  ];
};

export const backToTheirSources = (
  sums: TransferSums,
  debit: Account,
  writtenOff = zero(sums.youSend.currency),
): Posting[] => [
  ...discountsOf(sums).map(({ source, amount }) => ({ debit, credit: source, amount })),
  { debit, credit: account('write_off_expense'), amount: writtenOff },
];

const reversed = ({ debit, credit, amount }: Posting): Posting => ({ debit: credit, credit: debit, amount });

function discountsOf({ userId, promoFunded, referralDiscount, voucherDiscount }: TransferSums) {
  return [
    { source: account('promo_expense'), amount: promoFunded },
    { source: account('referral_liability', userId), amount: referralDiscount },
    { source: account('loyalty_liability', userId), amount: voucherDiscount },
  ];
}

/** What the payout costs at the market rate, and what is left of the sender's amount: margin, or a loss. */
export function exchangeOf({ youSend, theyGet, promoExtra, midRate }: TransferSums) {
  const none = zero(youSend.currency);
  const costOf = (payout: Money) =>
    payout.minor === 0 ? none : money(youSend.currency, convertBack(payout, youSend.currency, midRate).minor);
  const cost = costOf(subtract(theyGet, promoExtra));
  const promoCost = costOf(promoExtra);
  const gains = compareMoney(youSend, cost) >= 0;
  return {
    cost,
    promoCost,
    margin: gains ? subtract(youSend, cost) : none,
    loss: gains ? none : subtract(cost, youSend),
  };
}
