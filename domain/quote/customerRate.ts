import type { Currency } from '../money/currency.ts';
import { applyMargin, type Rate } from '../money/rate.ts';
import { rateHeldMinutes } from '../service/promises.ts';

/** What we keep of the mid-market rate (D-120). */
export const marginBasisPoints = 250;

/** How long a quote holds its rate, on the server's clock (D-120). */
export const quoteLifetimeSeconds = rateHeldMinutes * 60;

/** The spec's fixed rate; the legal peg is 655.957, but 655.96 is what is promised (QUO-32, D-49). */
export const euroToCentralAfricanFranc: Rate = '655.96';

/** What a sender gets for one unit of `base`. */
export function customerRate({ base, target, mid }: { base: Currency; target: Currency; mid: Rate }): Rate {
  if (isRateFixed({ base, target })) return euroToCentralAfricanFranc;
  return applyMargin(mid, marginBasisPoints);
}

/** Whatever the market does, this pair has the same rate. */
export const isRateFixed = ({ base, target }: { base: Currency; target: Currency }): boolean =>
  base === 'EUR' && target === 'XAF';
