/** Fewer promises say too little, and whose they were might be guessed: their figures are not told. */
export const fewestCounted = 20;

/** What became of the promises of one month. */
export type CountedDeliveries = {
  readonly promised: number;
  readonly onTime: number;
  readonly late: number;
  /** Among the late. */
  readonly notArrived: number;
  /** Whole minutes within which half of all, or nine of ten, arrived; absent where fewer did. */
  readonly medianMinutes?: number | undefined;
  readonly ninetiethMinutes?: number | undefined;
};

/** Basis points of what was promised that arrived by its time, rounded down: a broken promise never counts as kept. */
export const onTimeBasisPoints = ({ promised, onTime }: Pick<CountedDeliveries, 'promised' | 'onTime'>): number =>
  Math.floor((onTime * 10_000) / promised);

type Way = { readonly originCurrency: string; readonly destinationCountry: string; readonly method: string };

/** The latest month of one way to send in which enough was promised and nine of ten arrived. */
export function estimateFrom<
  Row extends Way & { readonly month: string; readonly counted?: CountedDeliveries | undefined },
>(
  rows: readonly Row[],
  way: Way,
): { readonly month: string; readonly promised: number; readonly withinMinutes: number } | undefined {
  const latest = rows
    .filter(
      ({ originCurrency, destinationCountry, method }) =>
        originCurrency === way.originCurrency && destinationCountry === way.destinationCountry && method === way.method,
    )
    .toSorted((one, other) => other.month.localeCompare(one.month))
    .find(({ counted }) => counted?.ninetiethMinutes !== undefined);
  if (latest?.counted?.ninetiethMinutes === undefined) return undefined;
  return { month: latest.month, promised: latest.counted.promised, withinMinutes: latest.counted.ninetiethMinutes };
}
