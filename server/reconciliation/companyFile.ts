import { currencies } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { BookLine } from './matchLines.ts';

export type FileLine = BookLine & { readonly fee: Money };

const columns = 'reference,status,amount,currency,fee,date';

/** A company's lines, or that its file is not one: half a file would show as breaks that are none. */
export function parseFile(text: string): Result<FileLine[], 'fileUnreadable'> {
  const [head, ...rows] = text.trimEnd().split(/\r?\n/);
  if (head !== columns) return refuse('fileUnreadable');
  const lines = rows.map(lineOf);
  return lines.every((line) => line !== undefined) ? accept(lines) : refuse('fileUnreadable');
}

function lineOf(row: string): FileLine | undefined {
  const [reference, status, amount, code, fee, date, ...more] = row.split(',');
  const currency = currencies.find((known) => known === code);
  if (!reference || !status || !amount || !currency || !fee || !date || more.length > 0) return undefined;
  const [read, kept] = [parseMoney(amount, currency), parseMoney(fee, currency)];
  if (!read.ok || !kept.ok || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return undefined;
  return { reference, status, amount: read.value, fee: kept.value, date };
}

/** Milliseconds a file may take. */
const timeoutMs = 30_000;

export type Period = { readonly from: string; readonly to: string };
export type FetchFile = (
  company: string,
  period: Period,
) => Promise<Result<FileLine[], 'fileUnreadable' | 'unanswered'>>;

/** Where companies leave their files. */
export const fileFetcher =
  ({ apiUrl, apiKey }: NonNullable<Credentials['files']>, send: SendRequest): FetchFile =>
  async (company, { from, to }) => {
    const url = `${apiUrl}/${encodeURIComponent(company)}.csv?from=${from}&to=${to}`;
    const answered = await send({ url, method: 'GET', headers: { authorization: `Bearer ${apiKey}` }, timeoutMs });
    if (!answered.ok || answered.value.status !== 200) return refuse('unanswered');
    return parseFile(answered.value.body);
  };
