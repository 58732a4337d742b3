import { type Currency, currencies } from '#domain/money/currency.ts';
import { type Money, money, parseMoney, takeBasisPoints } from '#domain/money/money.ts';
import { type HostedPayment, type HostedRefund, receivedMinor } from '../hosted/hostedPayment.ts';
import type { Payout } from '../payout/payout.ts';
import { type Payment, receivedInMinor } from '../truelayer/payment.ts';
import type { Refund } from '../truelayer/refundStore.ts';
import { type CardPayment, isPaid, paidMinorOf } from '../trust/cardPayment.ts';
import { dayOf, type StatementLine } from './statementLine.ts';

/** What the companies of the sandbox keep of each payment: 20 pence, and 1.2 %. */
const truelayerFeeMinor = 20;
const cardFeeBasisPoints = 120;

export const truelayerLines = (
  payments: readonly Payment[],
  refundsOf: (paymentId: string) => readonly Refund[],
): StatementLine[] =>
  payments.flatMap((payment) => {
    const { id, settledAt } = payment;
    if (settledAt === undefined) return [];
    const { currency } = payment.request;
    const fee = money(currency, truelayerFeeMinor);
    const amount = money(currency, receivedInMinor(payment));
    const received: StatementLine = { reference: id, amount, fee, date: dayOf(settledAt), status: 'received' };
    const refunds = refundsOf(id).flatMap(({ executedAt, amountInMinor }) =>
      executedAt ? [refunded({ reference: id, currency, minor: amountInMinor, at: executedAt })] : [],
    );
    return [received, ...refunds];
  });

type GivenBack = {
  readonly parent: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly createdAt?: string | undefined;
};

export const trustLines = (payments: readonly CardPayment[], refunds: readonly GivenBack[]): StatementLine[] =>
  payments.flatMap((payment) => {
    const { transactionReference, currency, createdAt } = payment;
    if (!isPaid(payment) || transactionReference === undefined) return [];
    const amount = money(currency, paidMinorOf(payment));
    const fee = takeBasisPoints(amount, cardFeeBasisPoints);
    const back = refunds.filter(({ parent }) => parent === transactionReference);
    return [
      { reference: transactionReference, amount, fee, date: dayOf(createdAt), status: 'received' },
      ...chargedBack({ reference: transactionReference, amount, lostAt: payment.lostAt }),
      ...back.map((each) =>
        refunded({
          reference: transactionReference,
          currency,
          minor: each.amountMinor,
          at: each.createdAt ?? createdAt,
        }),
      ),
    ];
  });

export const hostedLines = (payments: readonly HostedPayment[], refunds: readonly HostedRefund[]): StatementLine[] =>
  payments.flatMap((payment) => {
    const { id, state, transaction, currency, createdAt } = payment;
    if (transaction === undefined || (state !== 'paid' && state !== 'chargedBack')) return [];
    const amount = money(currency, receivedMinor(payment));
    const fee = takeBasisPoints(amount, cardFeeBasisPoints);
    const back = refunds.filter(({ paymentId, state: made }) => paymentId === id && made === 'made');
    return [
      { reference: transaction, amount, fee, date: dayOf(createdAt), status: 'received' },
      ...chargedBack({ reference: transaction, amount, lostAt: payment.lostAt }),
      ...back.map(({ amountMinor, createdAt: at }) =>
        refunded({ reference: transaction, currency, minor: amountMinor, at }),
      ),
    ];
  });

type Lost = { readonly reference: string; readonly amount: Money; readonly lostAt: string | undefined };

/** What the payer's bank took back of a payment. */
const chargedBack = ({ reference, amount, lostAt }: Lost): StatementLine[] => {
  if (lostAt === undefined) return [];
  const fee = money(amount.currency, 0);
  return [{ reference: `chargeback-of-${reference}`, amount, fee, date: dayOf(lostAt), status: 'chargedBack' }];
};

const refunded = ({
  reference,
  currency,
  minor,
  at,
}: {
  reference: string;
  currency: Currency;
  minor: number;
  at: string;
}): StatementLine => ({
  reference: `refund-of-${reference}`,
  amount: money(currency, minor),
  fee: money(currency, 0),
  date: dayOf(at),
  status: 'refunded',
});

/** Paid ones, and those paid and given back. */
export const payoutLines = (payouts: readonly Payout[]): StatementLine[] =>
  payouts.flatMap((payout): StatementLine[] => {
    const currency = currencies.find((known) => known === payout.currency);
    const amount = currency && parseMoney(payout.amount, currency);
    if (!currency || !amount?.ok || (payout.state !== 'paid' && payout.paidAt === undefined)) return [];
    const status = payout.state === 'refunded' ? 'returned' : 'paid';
    const date = dayOf(payout.paidAt ?? payout.updatedAt);
    return [{ reference: payout.reference, amount: amount.value, fee: money(currency, 0), date, status }];
  });
