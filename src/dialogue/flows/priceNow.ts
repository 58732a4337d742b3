import { moneyOf, sumOfQuote } from '#contract/transfer/transferSum.ts';
import { costOf } from '#domain/quote/wholeCost.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { PriceShown } from '#src/machines/quote/price-quote/calculation.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import { type Happening, told } from '../thread.ts';
import type { Words } from '../words.ts';

/** The sum as it stands, or that there is none yet. */
export function priceNow(guide: GuidedSenderActor): Happening {
  const sendMoney = guide.getSnapshot().children.sendMoney?.getSnapshot();
  const priceQuote = sendMoney?.children.priceQuote?.getSnapshot().context;
  const sum = priceQuote && calculatorView(priceQuote).sum;
  const { quote, shown } = sendMoney?.context ?? {};
  if (sum) return { kind: 'priced', sum, cost: costOf(sum, priceQuote.exchange) };
  if (quote) return { kind: 'priced', sum: sumOfQuote(quote) };
  return told(shown ? priceWords(shown) : { key: 'guide.told.noCost' });
}

/** What a visitor was shown, before there is a quote of their own. */
const priceWords = (shown: PriceShown): Words => ({
  key: 'guide.cards.price',
  facts: {
    send: moneyOf(shown.originAmount, shown.originCurrency),
    get: moneyOf(shown.destinationAmount, shown.destinationCurrency),
    total: moneyOf(shown.totalToPay, shown.originCurrency),
  },
});
