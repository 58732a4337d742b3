import type { Currency, PayInCurrency } from '../money/currency.ts';
import { fromMajorNumber, type Money } from '../money/money.ts';
import { basisPointsOf } from '../money/percent.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';

/** How much one sender may send in some days, in major units. */
export type SendingLimit = { readonly amount: number; readonly currency: Currency; readonly days: number };

/** A service as it is kept and as it crosses the wire (QUO-39): amounts in major units, percentages in percent. */
export type Service = {
  readonly id: string;
  readonly name: PayoutMethod;
  readonly country: string;
  readonly type: string;
  readonly originCurrency: PayInCurrency;
  readonly destinationCurrency: Currency;
  readonly meta: {
    readonly isInOriginCurrency: boolean;
    readonly transferLimitMax: number;
    readonly sendingLimit?: SendingLimit | undefined;
  };
  readonly fees: readonly {
    readonly lowerLimit: number;
    readonly upperLimit: number;
    readonly type: string;
    readonly fee: number;
  }[];
};

/** Both edges are inside (D-47). */
export type FeeTier = { readonly lower: Money; readonly upper: Money } & (
  | { readonly type: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly type: 'FIXED_AMOUNT'; readonly fee: Money }
);

/** A service in exact amounts. Its limit and its tiers count in one currency (D-44, D-46). */
export type ServiceTerms = {
  readonly isInOriginCurrency: boolean;
  readonly maximum: Money;
  readonly tiers: readonly FeeTier[];
};

/** Throws on amounts its currency cannot have: services are ours, so that is our mistake. */
export function serviceTerms({ originCurrency, destinationCurrency, meta, fees }: Service): ServiceTerms {
  const currency = meta.isInOriginCurrency ? originCurrency : destinationCurrency;
  const tiers = fees.map(({ lowerLimit, upperLimit, type, fee }): FeeTier => {
    const edges = { lower: amountOf(lowerLimit, currency), upper: amountOf(upperLimit, currency) };
    if (type !== 'PERCENTAGE') return { ...edges, type: 'FIXED_AMOUNT', fee: amountOf(fee, currency) };
    return { ...edges, type, basisPoints: percentOf(fee) };
  });
  return { isInOriginCurrency: meta.isInOriginCurrency, maximum: amountOf(meta.transferLimitMax, currency), tiers };
}

function amountOf(major: number, currency: Currency): Money {
  const amount = fromMajorNumber(major, currency);
  if (!amount.ok) throw new RangeError(`${major} is not an amount of ${currency}`);
  return amount.value;
}

function percentOf(percent: number): number {
  const basisPoints = basisPointsOf(String(percent));
  if (basisPoints === undefined) throw new RangeError(`${percent} is not a percentage of whole basis points`);
  return basisPoints;
}
