/** How far back a list of transfers goes (TXN-04), counted from now (D-91). */
export const historySpans = ['24h', '7d', '30d', '60d', '90d', '1y', 'all'] as const;
export type HistorySpan = (typeof historySpans)[number];

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
