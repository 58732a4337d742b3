import { toMajorText } from '#domain/money/money.ts';
import type { StatementRow } from '#domain/statement/statement.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { dayText } from './dayText.ts';
import type { StatementWords } from './documentText.ts';

/** Spreadsheets need it to read the letters right. */
const byteOrderMark = '\uFEFF';

/** The rows of the statement for a spreadsheet: amounts as plain decimals, their currencies beside them (RFC 4180). */
export function statementCsv(rows: readonly StatementRow[], { columns, csv }: StatementWords): string {
  const heading = [
    columns.date,
    columns.id,
    columns.rate,
    columns.paid,
    csv.paidCurrency,
    columns.received,
    csv.receivedCurrency,
    columns.recipient,
  ];
  const lines = rows.map(({ date, reference, rate, paid, received, recipientName }) => [
    dayText(date),
    visibleReference(reference),
    rate,
    toMajorText(paid),
    paid.currency,
    toMajorText(received),
    received.currency,
    recipientName,
  ]);
  return byteOrderMark + [heading, ...lines].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** What spreadsheets take for a formula when a cell begins with it, in narrow and wide letters (OWASP, CSV injection). */
const formulaStart = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell is text whatever it begins with: a name somebody else chose is never run. */
export const csvCell = (text: string): string => {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};
