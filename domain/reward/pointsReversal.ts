/** Points and what they are worth, in minor units of the currency they were earned in. */
export type WorthOfPoints = { readonly points: number; readonly minor: number };

/**
 * What of a returned transfer's points can be taken back of those on hand: the others are used, and stay ours to bear.
 * Nothing is undefined.
 */
export function pointsReversal(earned: WorthOfPoints, onHand: number): WorthOfPoints | undefined {
  const points = Math.min(earned.points, onHand);
  const minor = Math.floor((earned.minor * points) / earned.points);
  return points > 0 && minor > 0 ? { points, minor } : undefined;
}
