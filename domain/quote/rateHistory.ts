import { compareRates, type Rate } from '../money/rate.ts';

export const rateSpans = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type RateSpan = (typeof rateSpans)[number];

/** Days a span reaches back; the shortest has a rate an hour, the others one a day. */
export const daysOf: Readonly<Record<RateSpan, number>> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

/** Seconds from one rate of a span to the next. */
export const rateStepSeconds = (span: RateSpan): number => (span === 'day' ? 3600 : 86_400);

/** What a sender got for one unit, and the mid-market rate of the same moment; `at` in epoch seconds. */
export type RatePoint = { readonly at: number; readonly rate: Rate; readonly midRate: Rate };

/** An hour or a day of a span; without a point when nothing is known of it. */
export type RateSlot = { readonly at: number; readonly point?: RatePoint };

export type RateHistoryParts = {
  readonly span: RateSpan;
  /** The first and the last hour or day of the span, in epoch seconds. */
  readonly from: number;
  readonly until: number;
  readonly points: readonly RatePoint[];
};

/** Every hour or day of a span, oldest first, so that what is not known stays empty. */
export function rateSlots({ span, from, until, points }: RateHistoryParts): readonly RateSlot[] {
  const step = rateStepSeconds(span);
  const known = new Map(points.map((point) => [point.at, point]));
  return Array.from({ length: Math.max(0, Math.floor((until - from) / step) + 1) }, (_, place) => {
    const at = from + place * step;
    const point = known.get(at);
    return { at, ...(point && { point }) };
  });
}

export type RateSummary = {
  readonly first: RatePoint;
  readonly latest: RatePoint;
  readonly lowest: RatePoint;
  readonly highest: RatePoint;
  readonly known: number;
  /** Hours or days since the first one known of which nothing is. */
  readonly gaps: number;
};

/** Of our own rates; undefined when none is known. Of days that are equal, the latest. */
export function rateSummary(slots: readonly RateSlot[]): RateSummary | undefined {
  const points = slots.flatMap(({ point }) => (point ? [point] : []));
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return undefined;
  const best = (isBetter: (order: number) => boolean) =>
    points.reduce((one, other) => (isBetter(compareRates(other.rate, one.rate)) ? other : one));
  return {
    first,
    latest,
    lowest: best((order) => order <= 0),
    highest: best((order) => order >= 0),
    known: points.length,
    gaps: slots.filter(({ at, point }) => at > first.at && !point).length,
  };
}
