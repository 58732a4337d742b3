import { ApiFailure } from '#contract/protocol/failure.ts';
import { type RateAlertWish, setRateAlert } from '#contract/quote/rateAlert.ts';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { add, toMajorText } from '#domain/money/money.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import type { AccountReply } from '#src/dialogue/account/accountReply.ts';
import { arrival } from '#src/dialogue/flows/arrival.ts';
import { log, type PricesAsked } from '#src/dialogue/interpretation/situation.ts';
import { alertReply, comparisonReply, pastRatesReply } from '#src/dialogue/prices/priceReplies.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { deliveryTimesQuery } from '#src/services/quote/deliveryQueries.ts';
import { rateHistoryQuery } from '#src/services/quote/rateQueries.ts';

/** Asks the server what the dialogue wants to know of prices, and gives back what it is to be told. */
export async function readPrices(asked: PricesAsked, userId: string | undefined): Promise<AccountReply> {
  switch (asked.kind) {
    case 'alert':
      return alertReply(await set(asked.wish, userId), {
        base: asked.wish.originCurrency,
        target: currencyOf(asked.wish.destinationCountryCode),
      });
    case 'arrival': {
      const times = await queryClient.fetchQuery({ ...deliveryTimesQuery, retry: false }).catch(() => undefined);
      return [log(...arrival(times?.performance ?? [], asked.draft))];
    }
    case 'comparison': {
      const { sum } = asked;
      const rates = sum && (await others(sum, asked.base).catch(() => undefined));
      return comparisonReply(sum, rates);
    }
    case 'pastRates': {
      const query = rateHistoryQuery({ ...asked.pair, span: 'month' });
      const history = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => undefined);
      return pastRatesReply(history, asked.pair);
    }
  }
}

const set = (wish: RateAlertWish, id = '') =>
  callApi(setRateAlert, { params: { id }, body: wish }).catch((error: unknown) =>
    error instanceof ApiFailure ? error : new ApiFailure('unexpected'),
  );

/** For what leaves the sender’s own account. The landing page fetches the same file for itself. */
async function others({ youSend, operatorFee, theyGet }: TransferSum, base: PayInCurrency) {
  const { competitorRatesOf } = await import('#src/services/quote/competitorQueries.ts');
  return competitorRatesOf({ base, target: theyGet.currency, amount: toMajorText(add(youSend, operatorFee)) });
}
