import type { PartId, Said } from './words.ts';

export const toldFirst: readonly PartId[] = ['amount', 'destination', 'method', 'recipient', 'reason'];

/** How much comes before where to, and what it is for last; anything else behind them. */
export const inReadingOrder = (said: readonly Said[]): readonly Said[] => {
  const placeOf = ({ part }: Said) => (toldFirst.includes(part) ? toldFirst.indexOf(part) : toldFirst.length);
  return [...said].sort((one, other) => placeOf(one) - placeOf(other));
};
