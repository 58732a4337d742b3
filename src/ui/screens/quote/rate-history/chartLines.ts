import type { Rate } from '#domain/money/rate.ts';
import type { RateSlot } from '#domain/quote/rateHistory.ts';

/** In the chart's own units; it is stretched to the window. */
export const chartWidth = 1000;
export const chartHeight = 240;

/** Above the highest and below the lowest rate. */
const margin = 16;

export type RateScale = {
  readonly lowest: number;
  readonly highest: number;
  readonly heightOf: (rate: Rate) => number;
};

/** From the lowest to the highest of both rates: a picture of the change, whose ends are written beside it. */
export function rateScale(slots: readonly RateSlot[]): RateScale {
  const rates = slots.flatMap(({ point }) => (point ? [Number(point.rate), Number(point.midRate)] : []));
  const lowest = Math.min(...rates);
  const highest = Math.max(...rates);
  const room = highest - lowest || 1;
  const heightOf = (rate: Rate) =>
    rounded(chartHeight - margin - ((Number(rate) - lowest) / room) * (chartHeight - 2 * margin));
  return { lowest, highest, heightOf };
}

/** How far to the right an hour or a day stands. */
export const placeOf = (place: number, slots: readonly RateSlot[]): number =>
  rounded((place / Math.max(1, slots.length - 1)) * chartWidth);

/** A line that stops where nothing is known; a rate between two gaps is a dot. */
export function linePath(slots: readonly RateSlot[], scale: RateScale, of: 'rate' | 'midRate'): string {
  return slots
    .map(({ point }, place) => {
      if (!point) return '';
      const goesOn = slots[place - 1]?.point !== undefined;
      const to = `${placeOf(place, slots)} ${scale.heightOf(point[of])}`;
      return goesOn ? `L${to}` : `M${to}h0`;
    })
    .join('');
}

const rounded = (units: number): number => Math.round(units * 10) / 10;
