import { priceFailure } from '#contract/quote/priceFailure.ts';
import { add, type Money, toMajorText } from '#domain/money/money.ts';
import { calculationOf } from '#src/machines/quote/price-quote/calculation.ts';
import { priceChangeOf } from '#src/machines/quote/price-quote/heldPrice.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { sentence, sum } from './asRead.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

/** The price of the answers so far, by the rules. */
function priced(context: PriceQuoteContext) {
  const price = calculationOf(context)?.price;
  return price?.ok ? price.value : undefined;
}

/** As it stands in a box, grouped in any way. */
const inBox = (amount: Money) =>
  new RegExp(
    `(?<![\\d.,])${toMajorText(amount)
      .replace('.00', '')
      .replace(/\B(?=(\d{3})+(?!\d))/g, ',?')}(?!\\d)`,
  );

/** Why there is no price for what was typed. */
function refusal(context: PriceQuoteContext): string | undefined {
  const { draft, pair } = context;
  const price = calculationOf(context)?.price;
  if (!price || pair?.isDown) return undefined;
  const route = { base: draft.payinCurrency, target: draft.payoutCurrency, method: draft.transferMethod };
  return sentence(priceFailure(price, route));
}

/** The old price and the new one, line by line. */
const compared = (label: string, write: (price: NonNullable<PriceQuoteContext['shown']>) => string | undefined) => ({
  beside: label,
  tells(context: PriceQuoteContext) {
    const before = priceChangeOf(context)?.before;
    return before && context.quote && `${write(before)} ${write(context.quote)}`;
  },
});

const newPrice = {
  rate: compared(words('price.sum.exchangeRate'), ({ exchangeRate }) => exchangeRate),
  send: {
    ...compared(words('price.sum.youSend'), (price) => amountText(price.originAmount, price.originCurrency)),
    onlyOneWay: 'the walks come here with a hundred pounds, and no other telling has the rates of other countries',
  },
  get: compared(words('price.sum.theyGet'), (price) => amountText(price.destinationAmount, price.destinationCurrency)),
  total: compared(words('price.sum.totalToPay'), (price) => amountText(price.totalToPay, price.originCurrency)),
};

const typed = 'what was typed stands in its box before there is a price';

export const priceQuoteFacts: Facts<typeof priceQuoteMachine> = {
  amount: {
    send: { tells: (context) => sum(priced(context)?.youSend), evenSo: typed },
    get: {
      tells(context) {
        const price = priced(context);
        return price && inBox(price.theyGet);
      },
      evenSo: typed,
    },
    fee: { tells: (context) => sum(priced(context)?.operatorFee), beside: words('price.sum.operatorFee') },
    total: {
      tells(context) {
        const price = priced(context);
        return price && sum(add(price.youSend, price.operatorFee));
      },
      beside: words('price.sum.total'),
    },
    rate: ({ exchange }) =>
      exchange && words('price.rate.pair', { base: exchange.base, target: exchange.target, rate: exchange.rate }),
    refusal: { tells: refusal, onlyOneWay: 'one limit is met' },
    failure: {
      tells: ({ failure, failedCall }) => (failedCall === 'transferQuote' ? sentence(failure) : undefined),
      onlyOneWay: 'one refusal leads here',
    },
  },
  newPrice,
};

/** Its labels stand in the thread above too, and the newest of them holds: there the two prices are sought together. */
const inChat = ({ tells }: typeof newPrice.rate) => ({
  tells,
  onlyOneWay: 'the conversation shows the table of the screens, and meets one new price in it',
});

export const priceQuoteFactsInChat: typeof priceQuoteFacts = {
  amount: 'asked part by part, with the boxes of the calculator',
  newPrice: {
    rate: inChat(newPrice.rate),
    send: inChat(newPrice.send),
    get: inChat(newPrice.get),
    total: inChat(newPrice.total),
  },
};
