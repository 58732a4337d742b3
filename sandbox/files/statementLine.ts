import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { money, subtract, sum, toMajorText } from '#domain/money/money.ts';

/** One line of a company's file. Money given back names the payment it came by. */
export type StatementLine = {
  readonly reference: string;
  readonly amount: Money;
  /** What the company keeps of it. */
  readonly fee: Money;
  /** YYYY-MM-DD, UTC. */
  readonly date: string;
  readonly status: 'received' | 'refunded' | 'chargedBack' | 'paid' | 'returned' | 'settled';
};

export const dayOf = (at: string): string => at.slice(0, 10);

const columns = 'reference,status,amount,currency,fee,date';

export const csvOf = (lines: readonly StatementLine[]): string =>
  [
    columns,
    ...lines.map(({ reference, status, amount, fee, date }) =>
      [reference, status, toMajorText(amount), amount.currency, toMajorText(fee), date].join(','),
    ),
    '',
  ].join('\n');

/** What the bank shows of a company's days: one sum each, less its fees and what went back to payers. */
export function bankLines(company: string, lines: readonly StatementLine[], before: string): StatementLine[] {
  const days = [
    ...new Set(lines.filter(({ date }) => date < before).map(({ date, amount }) => `${date} ${amount.currency}`)),
  ];
  return days.flatMap((day) => {
    const [date = '', code = ''] = day.split(' ');
    const ofDay = lines.filter((line) => line.date === date && line.amount.currency === code);
    const net = netOf(ofDay);
    const none = money(net.currency, 0);
    const reference = `SETTLE-${company}-${date}-${code}`;
    return net.minor > 0 ? [{ reference, amount: net, fee: none, date, status: 'settled' as const }] : [];
  });
}

function netOf(lines: readonly StatementLine[]): Money {
  const currency: Currency = lines[0]?.amount.currency ?? 'GBP';
  const total = (status: StatementLine['status']) =>
    sum(
      currency,
      lines.filter((line) => line.status === status).map(({ amount }) => amount),
    );
  const fees = sum(
    currency,
    lines.map(({ fee }) => fee),
  );
  return subtract(subtract(subtract(total('received'), total('refunded')), total('chargedBack')), fees);
}
