import type { Money } from '#domain/money/money.ts';
import { toMajorText } from '#domain/money/money.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { priceQuoteMachine } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { Page } from '../walker/page.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { priceQuoteFacts } from './priceQuote.facts.ts';
import { words } from './words.ts';

const boxes = { payin: words('price.sum.youSend'), payout: words('price.sum.theyGet') };

/** Typing what stands there already is no news; a person would have to change it first. */
async function type(page: Page, typed: 'payin' | 'payout', amount: Money) {
  await page.fill(boxes[typed], '');
  await page.fill(boxes[typed], toMajorText(amount));
}

export const priceQuoteUse: ScreenUse<typeof priceQuoteMachine> = {
  headlines: { amount: words('send.quote.title'), newPrice: words('send.newPrice.title') },
  facts: priceQuoteFacts,
  controls: {
    'newPrice.accepted': words('send.newPrice.accept'),
    'amount.reopened': words('send.newPrice.changeAmount'),
    'retry.chosen': words('common.tryAgain'),
  },
  table: {
    async 'amount.entered'(page, event, flow) {
      const { payinCurrency, payoutCurrency } = flow.context().draft;
      const isOfPair = event.amount.currency === (event.typed === 'payin' ? payinCurrency : payoutCurrency);
      // No box takes an amount of another currency.
      if (isOfPair) await type(page, event.typed, event.amount);
      else await flow.send(event);
    },
    async 'amount.cleared'(page, event, flow) {
      const { typed, payinActualValue, payoutActualValue } = flow.context().draft;
      const isEmpty = (typed === 'payin' ? payinActualValue : payoutActualValue) === undefined;
      if (isEmpty) await flow.send(event);
      else await page.fill(boxes[typed], '');
    },
    async 'origin.chosen'(page, { countryCode }) {
      await page.choose(words('send.quote.sendingFrom'), countryName(countryCode, 'en-GB'));
    },
    async 'destination.chosen'(page, { countryCode }) {
      await page.choose(words('send.quote.sendingTo'), countryName(countryCode, 'en-GB'));
    },
    'method.chosen': (page, { method }) => page.press(words(`methods.${method}`)),
    async 'operatorFee.switched'(page, event, flow) {
      if (flow.context().draft.allowOperatorFee === event.isOn) await flow.send(event);
      else await page.untick(words('send.fee.toggle'));
    },
    async 'promo.entered'(page, event, flow) {
      // One promotion at a time: the box is back when the first is removed, the button when a code was looked up.
      if (flow.context().draft.promo || !(await page.isEnabled(words('send.promo.apply')))) return flow.send(event);
      await page.fill(words('send.promo.label'), event.code);
      await page.press(words('send.promo.apply'));
    },
    async 'promo.removed'(page, event, flow) {
      if (flow.context().draft.promo) await page.press(words('send.promo.remove'));
      else await flow.send(event);
    },
    'quote.requested': (page) => page.press(words('common.continue')),
    'newPrice.accepted': (page) => page.press(words('send.newPrice.accept')),
    'amount.reopened': (page) => page.press(words('send.newPrice.changeAmount')),
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
  },
};
