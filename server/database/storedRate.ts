import { parseRate, type Rate } from '#domain/money/rate.ts';

/** A stored rate without the trailing zeros its column adds. */
export function rateOf(stored: string): Rate {
  const rate = parseRate(stored.includes('.') ? stored.replace(/\.?0+$/, '') : stored);
  if (!rate.ok) throw new Error(`A stored rate is not a rate: ${stored}`);
  return rate.value;
}
