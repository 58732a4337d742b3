/** How far back a list of transfers goes (TXN-04), counted from now (D-91). */
export const historySpans = ['24h', '7d', '30d', '60d', '90d', '1y', 'all'] as const;
export type HistorySpan = (typeof historySpans)[number];

/** A month of the calendar where the reader is: '2026-03'. */
export type HistoryMonth = `${number}-${number}`;
export type HistoryPeriod = HistorySpan | HistoryMonth;

const daySeconds = 86_400;
const days: Readonly<Record<Exclude<HistorySpan, 'all'>, number>> = {
  '24h': 1,
  '7d': 7,
  '30d': 30,
  '60d': 60,
  '90d': 90,
  '1y': 365,
};

/** Epoch seconds of the first moment that counts; none for all time. */
export const spanStart = (span: HistorySpan, now: number): number | undefined =>
  span === 'all' ? undefined : now - days[span] * daySeconds;

export const isHistoryMonth = (text: string): text is HistoryMonth => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);

/** `month` from 1, as it is written. */
export const historyMonth = (year: number, month: number): HistoryMonth =>
  `${year}-${String(month).padStart(2, '0')}` as HistoryMonth;

/** Epoch seconds of the first and the last moment that count, where there are any. */
export function periodBounds(period: HistoryPeriod, now: number): { readonly from?: number; readonly to?: number } {
  if (isHistoryMonth(period)) {
    const [year = 0, month = 0] = period.split('-').map(Number);
    return { from: localStart(year, month - 1), to: localStart(year, month) - 1 };
  }
  const from = spanStart(period, now);
  return from === undefined ? {} : { from };
}

/** Where the reader is, a month begins at its midnight, summer time or not. */
const localStart = (year: number, monthIndex: number): number => new Date(year, monthIndex, 1).getTime() / 1000;
