import type { Currency } from '../money/currency.ts';
import { add, type Money, subtract, zero } from '../money/money.ts';

/** One delivered transfer, as a statement has it (TXN-36, TXN-37). */
export type StatementRow = {
  readonly reference: string;
  /** Epoch seconds. */
  readonly date: number;
  readonly rate: string;
  /** What was sent, as the history lists it. */
  readonly sent: Money;
  /** What left the sender's account: with fees and charges, less discounts. */
  readonly paid: Money;
  readonly received: Money;
  readonly recipientName: string;
};

type PaidTotal = {
  readonly currency: Currency;
  readonly count: number;
  readonly sent: Money;
  /** Fees and charges less discounts; below zero where those were more. */
  readonly costs: Money;
  readonly paid: Money;
};

type StatementTotals = {
  /** One for each currency paid in, in the order they first come. */
  readonly paid: readonly PaidTotal[];
  readonly received: readonly Money[];
};

/** Sums of whole minor units, so that they are exactly what the rows add up to. */
export function statementTotals(rows: readonly StatementRow[]): StatementTotals {
  const paid = new Map<Currency, { count: number; sent: Money; paid: Money }>();
  const received = new Map<Currency, Money>();
  for (const row of rows) {
    const { currency } = row.paid;
    const before = paid.get(currency) ?? { count: 0, sent: zero(currency), paid: zero(currency) };
    paid.set(currency, { count: before.count + 1, sent: add(before.sent, row.sent), paid: add(before.paid, row.paid) });
    const arrived = row.received.currency;
    received.set(arrived, add(received.get(arrived) ?? zero(arrived), row.received));
  }
  return {
    paid: [...paid].map(([currency, sums]) => ({ currency, ...sums, costs: subtract(sums.paid, sums.sent) })),
    received: [...received.values()],
  };
}
