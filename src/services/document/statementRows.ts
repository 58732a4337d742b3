import dayjs from 'dayjs';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import type { Currency } from '#domain/money/currency.ts';
import { add, fromMajorNumber, type Money } from '#domain/money/money.ts';
import type { StatementRow } from '#domain/statement/statement.ts';
import type { StatementPeriod } from '#domain/statement/statementPeriod.ts';

export const statementRow = (transfer: Transfer): StatementRow => {
  const { reference, dateCreated, recipient, meta, originCurrency, destinationCurrency } = transfer;
  const due = moneyOf(meta.totalToPay, originCurrency);
  return {
    reference,
    date: dateCreated,
    rate: meta.exchangeRate,
    sent: moneyOf(transfer.originAmount, originCurrency),
    paid: add(due, moneyOf(meta.paymentGatewayCharge, originCurrency)),
    received: moneyOf(transfer.destinationAmount, destinationCurrency),
    recipientName: `${recipient.firstName} ${recipient.lastName}`,
  };
};

/** The first and last second of a period on the reader's own clock, as the call takes them (D-92). */
export const periodQuery = ({ from, to }: StatementPeriod) => ({
  dateFrom: String(startOf(from).unix()),
  dateTo: String(startOf(to).endOf('day').unix()),
});

const startOf = ({ year, month, day }: CalendarDay) => dayjs(new Date(year, month - 1, day));

function moneyOf(amount: number, currency: Currency): Money {
  const money = fromMajorNumber(amount, currency);
  if (!money.ok) throw new RangeError(`${amount} is not an amount of ${currency}`);
  return money.value;
}
