import type { Currency } from '../money/currency.ts';
import { compareMoney, convertBack, fromMajorNumber, type Money, smaller, takeBasisPoints } from '../money/money.ts';
import { basisPointsOf } from '../money/percent.ts';
import { parseRate, type Rate } from '../money/rate.ts';
import { accept, type Result, refuse } from '../result.ts';
import type { Promo, PromoSettings } from './promo.ts';

/** What a promotion gives this transfer; the price rule decides what that is worth. */
export type AppliedPromo = { readonly code: string } & (
  | { readonly type: 'PERCENTAGE' | 'FIXED_AMOUNT'; readonly discount: Money }
  | { readonly type: 'FIXED_RATE'; readonly rate: Rate }
  | { readonly type: 'FREE_OPERATOR_FEE' }
);

/** The wire's codes for why a promotion is dropped. */
export type PromoRefusal =
  | 'promoNotFound'
  | 'promoExpired'
  | 'promoNotStarted'
  | 'promoUsedUp'
  | 'promoOutsideSpendLimits'
  | 'promoCurrencyMismatch'
  | 'promoPairMismatch';

/** Both edges are inside (D-54); without `maximum` there is no upper one. */
export type SpendLimits = { readonly minimum: Money; readonly maximum?: Money };

export type PromoAnswer =
  | Result<AppliedPromo, Exclude<PromoRefusal, 'promoOutsideSpendLimits'>>
  | {
      readonly ok: false;
      readonly refusal: 'promoOutsideSpendLimits';
      readonly limits: SpendLimits;
      /** What the limits were held against. */
      readonly youSend: Money;
    };

export type PromoCircumstances = {
  /** Epoch seconds, on the server's clock where it counts. */
  readonly now: number;
  readonly usesByThisUser: number;
  /** At the usual rate. */
  readonly youSend: Money;
  readonly payoutCurrency: Currency;
  /** Said where what they get was asked for: a better rate then means that less is sent. */
  readonly theyGet?: Money | undefined;
};

/** Every reason to drop a promotion, then what it gives (PRO-02…06, D-54). `undefined` is a code nobody knows. */
export function applyPromo(promo: Promo | undefined, circumstances: PromoCircumstances): PromoAnswer {
  const { now, usesByThisUser, youSend: usually, payoutCurrency } = circumstances;
  const benefit = promo && benefitOf(promo, usually);
  const limits = promo && spendLimits(promo.settings, usually.currency);
  if (!promo || !benefit || !limits) return refuse('promoNotFound');
  const youSend = sentWith(benefit, circumstances);
  const { usageLimit, currenciesValid, baseCurrency, targetCurrency } = promo.settings;

  if (now < promo.startDate) return refuse('promoNotStarted');
  if (now > promo.endDate) return refuse('promoExpired');
  if (usesByThisUser >= usageLimit) return refuse('promoUsedUp');
  if (currenciesValid !== 'ALL' && !currenciesValid.includes(youSend.currency)) return refuse('promoCurrencyMismatch');
  if (promo.type === 'FIXED_RATE' && (baseCurrency !== youSend.currency || targetCurrency !== payoutCurrency)) {
    return refuse('promoPairMismatch');
  }
  return isWithin(youSend, limits) ? accept(benefit) : { ...refuse('promoOutsideSpendLimits'), limits, youSend };
}

/** What is paid in with the promotion, which is what its limits are about (PRO-04). */
function sentWith(benefit: AppliedPromo, { youSend, theyGet }: PromoCircumstances): Money {
  if (benefit.type !== 'FIXED_RATE' || !theyGet) return youSend;
  return smaller(youSend, convertBack(theyGet, youSend.currency, benefit.rate));
}

/** What it gives by its type. A record without the setting its type needs gives nothing, so it is no promotion. */
function benefitOf({ code, type, settings }: Promo, youSend: Money): AppliedPromo | undefined {
  switch (type) {
    case 'FREE_OPERATOR_FEE':
      return { code, type };
    case 'FIXED_RATE': {
      const rate = parseRate(settings.rate ?? '');
      return rate.ok ? { code, type, rate: rate.value } : undefined;
    }
    case 'FIXED_AMOUNT': {
      const discount = fromMajorNumber(settings.discountAmount ?? Number.NaN, youSend.currency);
      return discount.ok ? { code, type, discount: discount.value } : undefined;
    }
    case 'PERCENTAGE': {
      const basisPoints = basisPointsOf(settings.percentage ?? '');
      return basisPoints === undefined ? undefined : { code, type, discount: takeBasisPoints(youSend, basisPoints) };
    }
  }
}

/** Nothing when a limit is there but is not an amount: better no promotion than one without its limit. */
function spendLimits({ minimumSpend = 0, maximumSpend }: PromoSettings, currency: Currency): SpendLimits | undefined {
  const minimum = fromMajorNumber(minimumSpend, currency);
  if (!minimum.ok) return undefined;
  if (maximumSpend === undefined) return { minimum: minimum.value };
  const maximum = fromMajorNumber(maximumSpend, currency);
  return maximum.ok ? { minimum: minimum.value, maximum: maximum.value } : undefined;
}

const isWithin = (amount: Money, { minimum, maximum }: SpendLimits): boolean =>
  compareMoney(minimum, amount) <= 0 && (maximum === undefined || compareMoney(amount, maximum) <= 0);
