import type { Currency } from '../money/currency.ts';
import { bothSides, type FixedAmount, type FixedSide } from '../money/fixedAmount.ts';
import { add, compareMoney, convert, type Money, smaller, subtract, zero } from '../money/money.ts';
import { compareRates, type Rate } from '../money/rate.ts';
import type { AppliedPromo } from '../promo/applyPromo.ts';
import { currencyOf } from '../reference/countries.ts';
import type { DeliveryCountryCode } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import { accept, type Result, refuse } from '../result.ts';
import { minimumSend } from './limits.ts';
import { type FeeInfo, type FeeType, operatorFee } from './operatorFee.ts';
import type { ServiceTerms } from './serviceTerms.ts';

export type PriceRequest = {
  readonly fixed: FixedAmount;
  readonly destination: DeliveryCountryCode;
  readonly method: PayoutMethod;
  /** The customer's rate; missing when none could be had. */
  readonly rate: Rate | undefined;
  /** Missing when nobody serves this pair by this method. */
  readonly terms: ServiceTerms | undefined;
  /** The toggle: the operator fee is paid on top. Never for Nigeria, whatever is asked (QUO-36). */
  readonly includeOperatorFee: boolean;
  readonly isPairDown?: boolean | undefined;
  readonly promo?: AppliedPromo | undefined;
  /** In the currency paid in, as are the discounts. */
  readonly transferFee?: Money | undefined;
  readonly referralDiscount?: Money | undefined;
  readonly voucherDiscount?: Money | undefined;
};

/** The one sum of the product (D-48). Money is in the currency paid in unless said otherwise. */
export type Price = {
  /** The side that was asked for and is exact; the other was rounded once. */
  readonly fixedSide: FixedSide;
  readonly youSend: Money;
  /** In the payout currency. */
  readonly theyGet: Money;
  /** The rate used: the customer's, or a promotion's better one. */
  readonly exchangeRate: Rate;
  /** The customer's, which counts without a promotion. */
  readonly usualRate: Rate;
  /** What the sender is charged. */
  readonly operatorFee: Money;
  /** What a FREE_OPERATOR_FEE promotion pays in the sender's place. */
  readonly operatorFeeWaived: Money;
  /** What the fee would be, and its parts, whether or not it is charged. */
  readonly feeInfo: FeeInfo;
  readonly transferFee: Money;
  readonly referralDiscount: Money;
  readonly voucherDiscount: Money;
  readonly promoDiscount: Money;
  /** In the payout currency: what a FIXED_RATE promotion adds to what they get (D-54). */
  readonly promoExtraReceived: Money;
  /** The calculator's total: send amount plus operator fee (QUO-24). */
  readonly totalToSend: Money;
  readonly totalToPay: Money;
  readonly feeType?: FeeType;
};

export type PriceRefusal =
  | 'methodUnavailable'
  | 'pairDown'
  | 'rateUnavailable'
  | 'amountBelowMinimum'
  | 'amountAboveMaximum';

export type PriceAnswer =
  | Result<Price, Exclude<PriceRefusal, 'amountBelowMinimum' | 'amountAboveMaximum'>>
  | { readonly ok: false; readonly refusal: 'amountBelowMinimum' | 'amountAboveMaximum'; readonly limit: Money };

/** Everything the sender pays and the recipient gets, from the one amount that was asked for; nothing typed is believed. */
export function priceTransfer(request: PriceRequest): PriceAnswer {
  const { fixed, destination, method, rate, terms, promo } = request;
  if (!terms || !methodsAvailable(destination).includes(method)) return refuse('methodUnavailable');
  if (request.isPairDown) return refuse('pairDown');
  if (!rate) return refuse('rateUnavailable');
  const payoutCurrency = currencyOf(destination);
  const { normally, ...exchanged } = exchangedAmounts({ fixed, payoutCurrency, rate, promo });
  const { youSend, theyGet } = exchanged;
  const minimum = minimumSend(youSend.currency);
  if (compareMoney(youSend, minimum) < 0) return { ...refuse('amountBelowMinimum'), limit: minimum };

  const feeInfo = operatorFee({ youSend, theyGet: normally, rate, method, terms });
  const asked = request.includeOperatorFee && payoutCurrency !== 'NGN';
  const isFree = promo?.type === 'FREE_OPERATOR_FEE';

  const limited = terms.isInOriginCurrency ? youSend : theyGet;
  const withFee = asked && !isFree ? add(limited, feeInfo.operatorFee) : limited;
  if (compareMoney(withFee, terms.maximum) > 0) return { ...refuse('amountAboveMaximum'), limit: terms.maximum };

  const none = zero(youSend.currency);
  const fee = asked ? feeInfo.operatorFeeInOriginCurrency : none;
  const charged = isFree ? none : fee;
  const feeType = isFree ? promo.type : feeInfo.feeType;
  return accept({
    ...exchanged,
    fixedSide: fixed.side,
    usualRate: rate,
    operatorFee: charged,
    operatorFeeWaived: subtract(fee, charged),
    feeInfo,
    ...totals(request, { youSend, operatorFee: charged }),
    ...(feeType && { feeType }),
  });
}

type ExchangedBy = {
  readonly fixed: FixedAmount;
  readonly payoutCurrency: Currency;
  readonly rate: Rate;
  readonly promo: AppliedPromo | undefined;
};

/**
 * A promotion's rate counts only when it gives more: promotions never make it worse (D-54, PRO-11). `normally` is what
 * the amount sent would bring without one; the fee counts on it, so a better rate cannot reach a dearer tier.
 */
function exchangedAmounts({ fixed, payoutCurrency, rate, promo }: ExchangedBy) {
  if (promo?.type !== 'FIXED_RATE' || compareRates(promo.rate, rate) <= 0) {
    const both = bothSides(fixed, payoutCurrency, rate);
    return { ...both, normally: both.theyGet, exchangeRate: rate, promoExtraReceived: zero(payoutCurrency) };
  }
  const both = bothSides(fixed, payoutCurrency, promo.rate);
  const normally = smaller(convert(both.youSend, payoutCurrency, rate), both.theyGet);
  return { ...both, normally, exchangeRate: promo.rate, promoExtraReceived: subtract(both.theyGet, normally) };
}

/** Discounts in the order referral, voucher, promo, each at most what is still to pay (D-54, QUO-31). */
function totals(request: PriceRequest, { youSend, operatorFee }: Pick<Price, 'youSend' | 'operatorFee'>) {
  const { promo } = request;
  const none = zero(youSend.currency);
  const transferFee = request.transferFee ?? none;
  const totalToSend = add(youSend, operatorFee);
  const before = add(totalToSend, transferFee);

  const referralDiscount = smaller(request.referralDiscount ?? none, before);
  const afterReferral = subtract(before, referralDiscount);
  const voucherDiscount = smaller(request.voucherDiscount ?? none, afterReferral);
  const afterVoucher = subtract(afterReferral, voucherDiscount);
  const promoDiscount = smaller(promo && 'discount' in promo ? promo.discount : none, afterVoucher);
  const totalToPay = subtract(afterVoucher, promoDiscount);
  return { transferFee, totalToSend, referralDiscount, voucherDiscount, promoDiscount, totalToPay };
}
