import type { Currency, PayInCurrency } from '../money/currency.ts';
import { convert, convertBack, type Money, money } from '../money/money.ts';
import type { Rate } from '../money/rate.ts';
import type { Promo } from '../promo/promo.ts';
import { currencyOf } from '../reference/countries.ts';
import { isPayInCountry, type PayInCountryCode, type PayoutCountryCode } from '../reference/countryCodes.ts';
import { methodAfterCountryChange } from '../reference/deliveryMatrix.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';

/**
 * What the sender has said on the way to a quote (QUO-40), plain enough to survive a reload. `promo` is
 * the whole promotion; what it gives (the spec's promoDiscountValue, promoRate, promoFreeOperatorFee) is asked of
 * `applyPromo` whenever an answer changes. totalToPay and totalToSend come from `calculate`, and activeCountryColor
 * from `toReceive.countryCode`, so none of them can disagree with the rest.
 */
export type TransferDraft = {
  readonly payinCurrency: PayInCurrency;
  readonly payoutCurrency: Currency;
  readonly toSend: { readonly countryCode: PayInCountryCode };
  readonly toReceive: { readonly countryCode: PayoutCountryCode };
  readonly transferMethod: PayoutMethod;
  readonly allowOperatorFee: boolean;
  /** The side the sender typed: the other one follows the rate. */
  readonly typed: 'payin' | 'payout';
  readonly payinActualValue?: Money;
  readonly payoutActualValue?: Money;
  readonly exchangeRate?: Rate;
  readonly promo?: Promo;
};

/** Where a sender starts whose country has no pay-in currency listed: EUR (QUO-08, D-58). */
const fallbackPayInCountry: PayInCountryCode = 'FR';

/** GBP to Cameroon by mobile money, unless the sender lives elsewhere (QUO-07, D-58). */
export function startDraft(locationCountry = 'GB'): TransferDraft {
  const from = isPayInCountry(locationCountry) ? locationCountry : fallbackPayInCountry;
  return {
    payinCurrency: currencyOf(from),
    payoutCurrency: currencyOf('CM'),
    toSend: { countryCode: from },
    toReceive: { countryCode: 'CM' },
    transferMethod: 'mobile_money',
    allowOperatorFee: true,
    typed: 'payin',
  };
}

/** Receive follows: rate × amount, to the payout currency's minor unit (QUO-12). */
export const enterSend = (draft: TransferDraft, payinActualValue: Money): TransferDraft =>
  recalculated({ ...draft, typed: 'payin', payinActualValue });

/** Send follows: amount / rate, to 2 decimals (QUO-13). */
export const enterReceive = (draft: TransferDraft, payoutActualValue: Money): TransferDraft =>
  recalculated({ ...draft, typed: 'payout', payoutActualValue });

/** The typed side stands, the other one moves with the rate. */
export const takeRate = (draft: TransferDraft, exchangeRate: Rate): TransferDraft =>
  recalculated({ ...draft, exchangeRate });

/** The rate belongs to the old pair and goes (QUO-14). A send amount typed so far now counts in the new currency. */
export function choosePayIn(draft: TransferDraft, countryCode: PayInCountryCode): TransferDraft {
  const payinCurrency = currencyOf(countryCode);
  const toSend = { countryCode };
  if (payinCurrency === draft.payinCurrency) return { ...draft, toSend };
  const { exchangeRate, payinActualValue, payoutActualValue, ...rest } = draft;
  const next = { ...rest, payinCurrency, toSend };
  if (draft.typed === 'payout') return { ...next, ...(payoutActualValue && { payoutActualValue }) };
  return { ...next, ...(payinActualValue && { payinActualValue: money(payinCurrency, payinActualValue.minor) }) };
}

/** A receive amount typed in the old currency means nothing in the new one, so the send amount leads from here. */
export function chooseDestination(draft: TransferDraft, countryCode: PayoutCountryCode): TransferDraft {
  const payoutCurrency = currencyOf(countryCode);
  const toReceive = { countryCode };
  const transferMethod = methodAfterCountryChange(draft.transferMethod, countryCode);
  if (payoutCurrency === draft.payoutCurrency) return { ...draft, toReceive, transferMethod };
  const { exchangeRate, payoutActualValue, ...rest } = draft;
  return { ...rest, payoutCurrency, toReceive, transferMethod, typed: 'payin' };
}

function recalculated(draft: TransferDraft): TransferDraft {
  const { exchangeRate, typed, payinActualValue, payoutActualValue, payinCurrency, payoutCurrency } = draft;
  if (!exchangeRate) return draft;
  if (typed === 'payin' && payinActualValue) {
    return { ...draft, payoutActualValue: convert(payinActualValue, payoutCurrency, exchangeRate) };
  }
  if (typed === 'payout' && payoutActualValue) {
    return { ...draft, payinActualValue: convertBack(payoutActualValue, payinCurrency, exchangeRate) };
  }
  return draft;
}
