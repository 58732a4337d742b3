export const rateSpans = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type RateSpan = (typeof rateSpans)[number];

/** Days a span reaches back; the shortest has a rate an hour, the others one a day. */
export const daysOf: Readonly<Record<RateSpan, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
