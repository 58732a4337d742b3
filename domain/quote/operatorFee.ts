import { add, compareMoney, convertBack, type Money, subtract, takeBasisPoints, zero } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import type { PromoType } from '../promo/promoType.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { FeeTier, ServiceTerms } from './serviceTerms.ts';

/** Mobile money networks take 0.2 % of the same base on top of the tier (QUO-27, D-46). */
export const mobileMoneyBasisPoints = 20;

/** What a fee is made by: a tier, or the promotion that sets it aside (QUO-29). */
export type FeeType = PromoType;

/** The fee in the service's currency and in the one paid in (QUO-38); `tierFee` and `mobileMoneyFee` are its parts. */
export type FeeInfo = {
  readonly operatorFee: Money;
  readonly tierFee: Money;
  readonly mobileMoneyFee: Money;
  readonly operatorFeeInOriginCurrency: Money;
  readonly isInOriginCurrency: boolean;
  readonly transferLimitMax: Money;
  /** Nothing when no tier matched, so that nothing is charged (D-47). */
  readonly feeType?: FeeType;
};

type FeeBase = {
  readonly youSend: Money;
  readonly theyGet: Money;
  readonly rate: Rate;
  readonly method: PayoutMethod;
  readonly terms: ServiceTerms;
};

export function operatorFee({ youSend, theyGet, rate, method, terms }: FeeBase): FeeInfo {
  const { isInOriginCurrency, maximum: transferLimitMax, tiers } = terms;
  const base = isInOriginCurrency ? youSend : theyGet;
  const tier = matchingTier(tiers, base);
  const fee = tier ? feeOf(tier, base, method === 'mobile_money' ? mobileMoneyBasisPoints : 0) : zero(base.currency);
  const tierFee = tier ? feeOf(tier, base, 0) : fee;
  return {
    operatorFee: fee,
    tierFee,
    mobileMoneyFee: subtract(fee, tierFee),
    operatorFeeInOriginCurrency: isInOriginCurrency ? fee : convertBack(fee, youSend.currency, rate),
    isInOriginCurrency,
    transferLimitMax,
    ...(tier && { feeType: tier.type }),
  };
}

/** Both edges are inside, the lowest tier wins (D-47). */
function matchingTier(tiers: readonly FeeTier[], base: Money): FeeTier | undefined {
  return [...tiers]
    .sort((one, other) => compareMoney(one.lower, other.lower))
    .find(({ lower, upper }) => compareMoney(lower, base) <= 0 && compareMoney(base, upper) <= 0);
}

/** Rounded once, at the end (QUO-28, D-46). */
function feeOf(tier: FeeTier, base: Money, extraBasisPoints: number): Money {
  return tier.type === 'PERCENTAGE'
    ? takeBasisPoints(base, tier.basisPoints + extraBasisPoints)
    : add(tier.fee, takeBasisPoints(base, extraBasisPoints));
}
