import type { Failure } from '#contract/protocol/failure.ts';
import { priceFailure } from '#contract/quote/priceFailure.ts';
import { type Currency, type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { sending } from '#domain/money/fixedAmount.ts';
import { compareMoney, type Money, money } from '#domain/money/money.ts';
import type { Rate } from '#domain/money/rate.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import { type AmountReading, type AmountRefusal, readAmountText } from '#domain/quote/amountText.ts';
import { calculate } from '#domain/quote/calculator.ts';
import { customerRate } from '#domain/quote/customerRate.ts';
import { landingMinimumSend, minimumSend } from '#domain/quote/limits.ts';
import { payInHomes } from '#domain/quote/payInHomes.ts';
import type { Price } from '#domain/quote/priceTransfer.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { type PayInCountryCode, type PayoutCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { methodsAvailable } from '#domain/reference/deliveryMatrix.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { RateTicks } from './rateTicks.ts';
import type { SendingCaps } from './sendingCaps.ts';
import type { ServiceStore } from './serviceStore.ts';

/** What the form sent, as typed. */
export type PriceAsked = {
  readonly payinAmount: string;
  readonly payinCurrency: string;
  readonly payoutCurrency: string;
  /** The way to receive that was chosen, if any. */
  readonly transferMethod: string;
  /** Whose way of writing numbers the amount is in. */
  readonly locale: string;
};

export type VisitorPrice =
  | {
      readonly kind: 'quoted';
      readonly price: Price;
      readonly marketRate: Rate;
      readonly method: PayoutMethod;
      /** The most a way of paying adds. */
      readonly charge: Money;
    }
  /** `amountRefused` is said beside the amount. */
  | { readonly kind: 'refused' | 'amountRefused'; readonly failure: Failure }
  | {
      readonly kind: 'amountRefused';
      readonly typed: Exclude<AmountRefusal, 'notANumber'>;
      readonly currency: PayInCurrency;
    }
  /** Not priced here, and sent all the same (LAN-05, QUO-20). */
  | {
      readonly kind: 'amountSmaller';
      readonly amount: Money;
      /** From where on prices are shown, and from where on money is sent. */
      readonly shownFrom: Money;
      readonly sentFrom: Money;
      readonly from: PayInCountryCode;
      readonly to: PayoutCountryCode;
      readonly method: PayoutMethod;
    }
  /** What was typed may be any of these. */
  | { readonly kind: 'amountAsked'; readonly readings: readonly Money[] };

type Sources = {
  readonly rates: RateTicks;
  readonly services: ServiceStore;
  readonly caps: Pick<SendingCaps, 'ofAnybody'>;
};

/** The price of an amount for somebody nobody knows, from the same rates, terms and sum as every quote. */
export const visitorPrice =
  ({ rates, services, caps }: Sources) =>
  async (asked: PriceAsked): Promise<VisitorPrice> => {
    const route = routeOf(asked);
    if (!route) {
      const params = { base: asked.payinCurrency, target: asked.payoutCurrency };
      return refusedFor({ code: 'currencyPairNotOffered', details: { params } });
    }
    const { base, target, country, method } = route;
    const pair = { base, target };
    const read = readAmountText(asked.payinAmount, { currency: base, locale: asked.locale });
    if (read.kind !== 'taken') return unread(read, base);
    const tooSmall = belowMinimum(read.amount, { ...route, pair });
    if (tooSmall) return tooSmall;

    const offered = await services.pair(pair);
    if (!offered) return refusedFor({ code: 'currencyPairNotOffered', details: { params: pair } });
    const serving = await services.serving({ originCurrency: base, country, method });
    const [service] = serving ? await caps.ofAnybody([serving]) : [];
    const market = await rates.current(pair);
    const { price } = calculate({
      fixed: sending(read.amount),
      destination: country,
      method,
      rate: market && customerRate({ ...pair, mid: market.mid }),
      terms: service && serviceTerms(service),
      isPairDown: offered.downtimeStatus,
      wantsOperatorFee: true,
    });
    if (!price.ok || !market) return refusedFor(priceFailure(price, { ...pair, method }));
    const options = paymentOptions({ totalToPay: price.value.totalToPay, destinationCountryCode: country });
    const most = Math.max(0, ...options.map(({ chargeMinor }) => chargeMinor));
    return { kind: 'quoted', price: price.value, marketRate: market.mid, method, charge: money(base, most) };
  };

/** What is enough to send and too little to be priced here goes on to the quote. */
function belowMinimum(
  amount: Money,
  { base, pair, country, method }: Route & { pair: Pair },
): VisitorPrice | undefined {
  const [sentFrom, shownFrom] = [minimumSend(base), landingMinimumSend(base)];
  if (compareMoney(amount, shownFrom) >= 0) return undefined;
  if (compareMoney(amount, sentFrom) >= 0) {
    return { kind: 'amountSmaller', amount, shownFrom, sentFrom, from: payInHomes[base], to: country, method };
  }
  return refusedFor(priceFailure({ ok: false, refusal: 'amountBelowMinimum', limit: sentFrom }, { ...pair, method }));
}

/** What was typed is no amount, or could be more than one. */
function unread(read: Exclude<AmountReading, { kind: 'taken' }>, base: PayInCurrency): VisitorPrice {
  if (read.kind === 'asked') {
    return { kind: 'amountAsked', readings: read.readings.filter(({ currency }) => isPayInCurrency(currency)) };
  }
  if (read.kind === 'empty' || read.refusal === 'notANumber') {
    return { kind: 'amountRefused', failure: { code: 'amountInvalid', details: {} } };
  }
  return { kind: 'amountRefused', typed: read.refusal, currency: base };
}

const isPayInCurrency = (currency: Currency): boolean => payInCurrencies.some((known) => known === currency);

type Pair = Pick<Route, 'base' | 'target'>;

type Route = {
  readonly base: PayInCurrency;
  readonly target: ReturnType<typeof currencyOf<PayoutCountryCode>>;
  readonly country: PayoutCountryCode;
  readonly method: PayoutMethod;
};

/** The first country that pays out in a currency stands for it, as on the landing page. */
function routeOf({ payinCurrency, payoutCurrency, transferMethod }: PriceAsked): Route | undefined {
  const base = payInCurrencies.find((currency) => currency === payinCurrency);
  const country = payoutCountryCodes.find((code) => currencyOf(code) === payoutCurrency);
  const methods = country ? methodsAvailable(country) : [];
  const method = methods.find((each) => each === transferMethod) ?? methods[0];
  return base && country && method ? { base, target: currencyOf(country), country, method } : undefined;
}

/** What the amount is at fault for stands beside it. */
function refusedFor(failure: Failure | undefined): VisitorPrice {
  const known: Failure = failure ?? { code: 'unexpected', details: {} };
  const isAboutAmount = known.code === 'amountBelowMinimum' || known.code === 'amountAboveMaximum';
  return { kind: isAboutAmount ? 'amountRefused' : 'refused', failure: known };
}
