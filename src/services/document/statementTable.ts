import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { type StatementRow, statementTotals } from '#domain/statement/statement.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { dayText } from './dayText.ts';
import type { DocumentLine, StatementColumn, StatementWords } from './documentText.ts';

/** Digits a rate is held with, and so shown with. */
const rateDigits = 6;

/** A statement's cells and totals in its reader's figures, for the PDF and for the page beside it. */
export function statementWriter({ language, totals: words }: Pick<StatementWords, 'language' | 'totals'>) {
  const rates = new Intl.NumberFormat(language, { maximumSignificantDigits: rateDigits });
  const counts = new Intl.NumberFormat(language);
  const money = (amount: Money) => formatMoney(amount, language);
  return {
    cells: ({
      date,
      reference,
      rate,
      paid,
      received,
      recipientName,
    }: StatementRow): Record<StatementColumn, string> => ({
      date: dayText(date),
      id: visibleReference(reference),
      rate: rates.format(rate as Intl.StringNumericLiteral),
      paid: money(paid),
      received: money(received),
      recipient: recipientName,
    }),
    totals(rows: readonly StatementRow[]): DocumentLine[] {
      const { paid, received } = statementTotals(rows);
      return [
        { label: words.count, value: counts.format(rows.length) },
        ...paid.flatMap((total) => [
          { label: words.sent, value: money(total.sent) },
          { label: words.costs, value: money(total.costs) },
          { label: words.paid, value: money(total.paid), isTotal: true },
        ]),
        ...received.map((amount) => ({ label: words.received, value: money(amount), isTotal: true })),
      ];
    },
  };
}
