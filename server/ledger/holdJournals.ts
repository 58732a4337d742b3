import { type Money, subtract } from '#domain/money/money.ts';
import { account, type Journal, journal } from './journal.ts';
import {
  backToTheirSources,
  cashDue,
  customerEmptied,
  discountsFunded,
  exchangeOf,
  type Payout,
  type Receipt,
  type TransferSums,
} from './journals.ts';

type Named = Omit<Receipt, 'received'>;

/** The journals of money that is held, taken back or returned (money notes, 2.1: J12c to J15, J20). */

/** J12c: what came is taken for what was due; J20 pays the rest, J2 the discounts. */
export const unappliedTaken = (sums: TransferSums, { provider, providerRef, received }: Receipt): Journal[] => {
  const customer = account('customer_transfer', sums.id);
  const missing = subtract(cashDue(sums), received);
  return [
    journal('J12c', `J12c:${provider}:${providerRef}`, [
      { debit: account('unapplied_funds', sums.id), credit: customer, amount: received },
    ]),
    journal('J20', `J20:${sums.id}`, [{ debit: account('write_off_expense'), credit: customer, amount: missing }]),
    discountsFunded(sums),
  ];
};

/** J13a: the law holds it; nobody has it until the law lets go. */
export const fundsFrozen = (sums: TransferSums, writtenOff?: Money): Journal =>
  journal('J13a', `J13a:${sums.id}`, customerEmptied(sums, account('frozen_funds', sums.id), writtenOff));

/** J13a for money that was not due. */
export const unappliedFrozen = (transferId: string, { provider, providerRef, received }: Receipt): Journal =>
  journal('J13a', `J13a:${provider}:${providerRef}`, [
    { debit: account('unapplied_funds', transferId), credit: account('frozen_funds', transferId), amount: received },
  ]);

/** J13b: released by law, and owed back. `what` is the transfer, or the payment that was not due. */
export const frozenReleased = (transferId: string, { what, amount }: { what: string; amount: Money }): Journal =>
  journal('J13b', `J13b:${what}`, [
    { debit: account('frozen_funds', transferId), credit: account('refund_payable', transferId), amount },
  ]);

/** J14a: the provider took the money back for the payer's bank. */
export const chargebackOpened = ({ provider, providerRef, received }: Receipt): Journal =>
  journal('J14a', `J14a:${provider}:${providerRef}`, [
    {
      debit: account('chargeback_receivable', provider),
      credit: account('payin_clearing', provider),
      amount: received,
    },
  ]);

/** J14b: lost while we still held the money; the payer has it back, so we owe nothing. */
export const chargebackLostInTime = (
  sums: TransferSums,
  { provider, providerRef }: Named,
  writtenOff?: Money,
): Journal =>
  journal(
    'J14b',
    `J14b:${provider}:${providerRef}`,
    customerEmptied(sums, account('chargeback_receivable', provider), writtenOff),
  );

/** What a transfer's money may be owed as, beside being its customer's. */
export type MoneyOwed = 'unapplied_funds' | 'frozen_funds' | 'refund_payable';

/** J14b for money that was not due, is frozen, or waits to be given back. */
export const heldChargedBack = (
  transferId: string,
  { provider, providerRef, received }: Receipt,
  owedAs: MoneyOwed,
): Journal =>
  journal('J14b', `J14b:${provider}:${providerRef}`, [
    { debit: account(owedAs, transferId), credit: account('chargeback_receivable', provider), amount: received },
  ]);

/** J14c: lost after the money had gone: ours to bear. */
export const chargebackLost = ({ provider, providerRef, received }: Receipt): Journal =>
  journal('J14c', `J14c:${provider}:${providerRef}`, [
    { debit: account('chargeback_loss'), credit: account('chargeback_receivable', provider), amount: received },
  ]);

/** J14f: what the provider charges for one that was lost. */
export const chargebackFeePaid = ({ provider, providerRef }: Named, fee: Money): Journal =>
  journal('J14f', `J14f:${provider}:${providerRef}`, [
    { debit: account('chargeback_fee_expense'), credit: account('payin_clearing', provider), amount: fee },
  ]);

/** J14d: won; the provider gives it back to us. */
export const chargebackWon = ({ provider, providerRef, received }: Receipt): Journal =>
  journal('J14d', `J14d:${provider}:${providerRef}`, [
    {
      debit: account('payin_clearing', provider),
      credit: account('chargeback_receivable', provider),
      amount: received,
    },
  ]);

/** J14d after it was lost or given up: our loss is made good, or the money is owed again. */
export const chargebackReversed = (
  transferId: string,
  { provider, providerRef, received }: Receipt,
  owedAs: MoneyOwed | 'chargeback_loss',
): Journal =>
  journal('J14d', `J14d:${provider}:${providerRef}`, [
    {
      debit: account('payin_clearing', provider),
      credit: owedAs === 'chargeback_loss' ? account(owedAs) : account(owedAs, transferId),
      amount: received,
    },
  ]);

/** J14e: a refund of what its payer has from their bank already, so that it makes our loss good. */
export const refundNotOwed = (transferId: string, { provider, providerRef, received }: Receipt): Journal =>
  journal('J14e', `J14e:${provider}:${providerRef}`, [
    { debit: account('refund_payable', transferId), credit: account('chargeback_loss'), amount: received },
  ]);

/**
 * J15: a partner gave back what it had paid out: nothing was earned, and the sender is owed all of it. Where the sender
 * has it from their bank, it makes good what we lost by that.
 */
export const payoutReturned = (
  sums: TransferSums,
  payout: Payout,
  { writtenOff, isLost }: { writtenOff?: Money; isLost: boolean },
): Journal => {
  const { cost, margin, loss, promoCost } = exchangeOf(sums);
  const owed = isLost ? account('chargeback_loss') : account('refund_payable', sums.id);
  const fx = account('fx_position');
  return journal('J15', `J15:${payout.reference}`, [
    { debit: account('partner_float', payout.partner), credit: fx, amount: payout.amount },
    { debit: fx, credit: owed, amount: subtract(cost, loss) },
    { debit: fx, credit: account('fx_loss'), amount: loss },
    { debit: fx, credit: account('promo_expense'), amount: promoCost },
    { debit: account('fx_margin_income'), credit: owed, amount: margin },
    { debit: account('fee_income'), credit: owed, amount: sums.feeGross },
    { debit: account('gateway_charge_income'), credit: owed, amount: sums.gatewayCharge },
    ...backToTheirSources(sums, owed, writtenOff),
  ]);
};

/** J20: a difference two operators accepted as lost. */
export const writtenOffByHand = ({ id, amount }: { id: string; amount: Money }): Journal =>
  journal('J20', `J20:${id}`, [{ debit: account('write_off_expense'), credit: account('fx_position'), amount }]);

type Settlement = {
  /** The bank's own name for it. */
  readonly reference: string;
  readonly provider: string;
  readonly net: Money;
  /** What the provider kept; we put it back, since it was the customers'. */
  readonly fee: Money;
};

/** J10: a provider's day is in the safeguarding bank, less its fee. */
export const providerSettled = ({ reference, provider, net, fee }: Settlement): Journal =>
  journal('J10', `J10:${reference}`, [
    { debit: account('safeguarding_bank'), credit: account('payin_clearing', provider), amount: net },
    { debit: account('provider_fee_expense'), credit: account('payin_clearing', provider), amount: fee },
    { debit: account('safeguarding_bank'), credit: account('operating_bank'), amount: fee },
  ]);

/** J19: what is ours leaves the safeguarding bank, or what is missing there is put in. */
export const safeguardingSwept = (day: string, { ours }: { ours: Money }): Journal => {
  const [safeguarding, operating] = [account('safeguarding_bank'), account('operating_bank')];
  const amount = { ...ours, minor: Math.abs(ours.minor) };
  return journal('J19', `J19:${day}:${ours.currency}`, [
    ours.minor > 0
      ? { debit: operating, credit: safeguarding, amount }
      : { debit: safeguarding, credit: operating, amount },
  ]);
};
