import { priceFailure } from '#contract/quote/priceFailure.ts';
import { createTransferQuote, type TransferQuoteRequest } from '#contract/quote/quote.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { bothSides, delivering, type FixedAmount, sending } from '#domain/money/fixedAmount.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import type { PriceRequest } from '#domain/quote/priceTransfer.ts';
import { priceWithRewards } from '#domain/quote/priceWithRewards.ts';
import { sendingCountries } from '#domain/quote/sendingCountries.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry, isPayoutCountry, type PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { type PayoutMethod, payoutMethodOf } from '#domain/reference/payoutMethods.ts';
import { accept } from '#domain/result.ts';
import type { Reward } from '#domain/reward/reward.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import { type Outcome, refused, signedInRoute } from '../http/route.ts';
import { type ExchangeDependencies, quotesAllowed } from './exchangeRoutes.ts';
import type { Promotions } from './promotions.ts';
import type { HeldRate } from './quoteStore.ts';

export type TransferQuoteDependencies = Omit<ExchangeDependencies, 'rates' | 'holds' | 'caps' | 'limiter'> & {
  readonly promos: Promotions;
  readonly eligibilityOf: (asking: {
    userId: string;
    rateQuoteId: string;
    currency: PayInCurrency;
  }) => Promise<Eligibility>;
};

export type Eligibility = {
  readonly residence: {
    /** The country of the sender's account, ISO 3166-1 alpha-2. */
    readonly country: string | undefined;
    /** Who lives where sending is suspended begins nothing (DSH-08). */
    readonly isSuspended: boolean;
  };
  /** The sender's own rate quote of that id. */
  readonly held: HeldRate | undefined;
  /** Credits and vouchers that may be used in the currency. */
  readonly owned: readonly Reward[];
};

/** Prices a transfer from what was asked, the held rate and our own tables; no figure of the browser's is believed. */
export const transferQuoteRoute = (dependencies: TransferQuoteDependencies) =>
  signedInRoute(
    createTransferQuote,
    async ({ body }, { userId }) => {
      const eligibility = await dependencies.eligibilityOf({
        userId,
        rateQuoteId: body.exchangeRateQuoteId,
        currency: body.originCurrency,
      });
      const { residence, owned } = eligibility;
      if (residence.isSuspended) return refused('locationSuspended');
      const asked = askedOf(body);
      if (!asked.ok) return asked;
      const sendable: readonly string[] = sendingCountries(residence.country);
      if (!sendable.includes(body.originCountryCode)) return refused('originNotYours');
      const held = usableRate(eligibility.held, body);
      if (!held.ok) return held;
      const promo = await promoFor(dependencies, { body, fixed: asked.value.fixed, held: held.value, userId });
      if (!promo.ok) return promo;

      const request = await priceRequest(dependencies, { body, asked: asked.value, held: held.value });
      const priced = { ...request, promo: promo.value?.applied };
      const { price, rewardIds } = priceWithRewards(priced, {
        owned,
        currency: body.originCurrency,
        scheme: seededRewardScheme,
      });
      const route = { base: body.originCurrency, target: body.destinationCurrency, method: asked.value.method };
      const failure = priceFailure(price, route);
      if (failure) return refused(failure.code, failure.details);
      if (!price.ok) return refused('unexpected');
      const kept = dependencies.quotes.keepTransferQuote({
        userId,
        price: price.value,
        held: held.value,
        method: asked.value.method,
        originCountryCode: body.originCountryCode,
        destinationCountryCode: body.destinationCountryCode,
        includeOperatorFee: request.includeOperatorFee,
        promoCode: promo.value?.promo.code,
        rewardIds,
      });
      return { ok: true, ...kept } as const;
    },
    { name: 'transferQuote', ...quotesAllowed },
  );

type Asked = { readonly fixed: FixedAmount; readonly method: PayoutMethod; readonly destination: PayoutCountryCode };

/** Countries, currencies and method that fit each other, and an amount the currency can have (ASVS 2.2.3). */
function askedOf(body: TransferQuoteRequest): Outcome<Asked> {
  const { originCountryCode: origin, destinationCountryCode: destination } = body;
  const method = payoutMethodOf(body.transferMethodId);
  if (!method) return misfit('transferMethodId');
  if (!isPayInCountry(origin)) return misfit('originCountryCode');
  if (currencyOf(origin) !== body.originCurrency) return misfit('originCurrency');
  if (!isPayoutCountry(destination)) return misfit('destinationCountryCode');
  if (currencyOf(destination) !== body.destinationCurrency) return misfit('destinationCurrency');
  const youSend = fromMajorNumber(body.originAmount, body.originCurrency);
  const theyGet = fromMajorNumber(body.calculatorDestinationAmount, body.destinationCurrency);
  if (!youSend.ok || !theyGet.ok) return refused('amountInvalid');
  const isPayout = body.fixedSide === 'payout';
  const fixed = isPayout ? delivering(theyGet.value, body.originCurrency) : sending(youSend.value);
  return accept({ fixed, method, destination });
}

const misfit = (field: keyof TransferQuoteRequest) =>
  refused('requestInvalid', { fields: [{ field, problem: 'invalid_value' }] });

/** The sender's own held rate, still held, for the pair asked about. */
function usableRate(
  held: HeldRate | undefined,
  asked: Pick<TransferQuoteRequest, 'originCurrency' | 'destinationCurrency'>,
): Outcome<HeldRate> {
  if (!held) return refused('notFound');
  if (held.isOver) return refused('quoteExpired');
  const { base, target } = held.quote;
  const fits = base === asked.originCurrency && target === asked.destinationCurrency;
  return fits ? accept(held) : misfit('exchangeRateQuoteId');
}

/** Accepts nothing when no code was given; a code that does not count refuses the quote (PRO-07). */
async function promoFor(
  { promos }: TransferQuoteDependencies,
  { body, fixed, held, userId }: { body: TransferQuoteRequest; fixed: FixedAmount; held: HeldRate; userId: string },
) {
  if (body.promoCode === undefined) return accept(undefined);
  const { youSend, theyGet } = bothSides(fixed, body.destinationCurrency, held.rate);
  return promos.usable({
    code: body.promoCode,
    youSend,
    payoutCurrency: body.destinationCurrency,
    theyGet: fixed.side === 'payout' ? theyGet : undefined,
    userId,
  });
}

async function priceRequest(
  { services }: TransferQuoteDependencies,
  { body, asked, held }: { body: TransferQuoteRequest; asked: Asked; held: HeldRate },
): Promise<PriceRequest> {
  const { originCurrency, destinationCurrency } = body;
  const service = await services.serving({ originCurrency, country: asked.destination, method: asked.method });
  const pair = await services.pair({ base: originCurrency, target: destinationCurrency });
  return {
    ...asked,
    rate: held.rate,
    terms: service && serviceTerms(service),
    isPairDown: pair?.downtimeStatus,
    includeOperatorFee: body.includeOperatorFee && destinationCurrency !== 'NGN',
  };
}
