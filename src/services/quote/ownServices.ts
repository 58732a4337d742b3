import { fromPromise } from 'xstate';
import { readSendingLimit } from '#contract/quote/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId, isSomebodySignedIn } from '../http/signedInUser.ts';
import { type PairServices, servicesOf } from './priceQuoteServices.ts';

type Pair = { readonly base: PayInCurrency; readonly target: Currency; readonly countryCode: PayoutCountryCode };

/** What this person may send by each way, which is less than anybody may once they have sent something. */
export const fetchOwnServices = fromPromise<PairServices, Pair>(async ({ input }) => {
  const [pair, own] = await Promise.all([servicesOf(input), ownLimit(input.base)]);
  if (!own) return pair;
  const { most, amount, currency, days } = own;
  const sendingLimit = { amount, currency, days };
  const services = pair.services.map((service) =>
    service.meta.isInOriginCurrency && most < service.meta.transferLimitMax
      ? { ...service, meta: { ...service.meta, transferLimitMax: most, sendingLimit } }
      : service,
  );
  return { ...pair, services };
});

/** Not knowing keeps nobody from a price: the server decides when the transfer is made. */
async function ownLimit(currency: PayInCurrency) {
  if (!isSomebodySignedIn()) return undefined;
  return callApi(readSendingLimit, { params: { id: currentUserId() }, query: { currency } }).catch(() => undefined);
}
