import { act } from '@testing-library/react';
import type { Money } from '#domain/money/money.ts';
import { toMajorText } from '#domain/money/money.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { PriceQuoteActor, priceQuoteMachine } from '#src/machines/price-quote/priceQuoteMachine.ts';
import { GetQuoteScreen } from '#src/ui/screens/send-money/GetQuoteScreen.tsx';
import { priceQuotePaths } from '../specs/priceQuote.paths.ts';
import type { Page } from '../walker/page.ts';
import { type Screen, walkScreen } from '../walker/screenDriver.ts';
import { inProduct, words } from './inProduct.tsx';

let actor: PriceQuoteActor;
const draftNow = () => actor.getSnapshot().context.draft;
const send = (event: Parameters<PriceQuoteActor['send']>[0]) => act(async () => actor.send(event));

const boxes = { payin: words('send.sum.youSend'), payout: words('send.sum.theyGet') };

/** Typing what stands there already is no news; a person would have to change it first. */
async function type(page: Page, typed: 'payin' | 'payout', amount: Money) {
  await page.fill(boxes[typed], '');
  await page.fill(boxes[typed], toMajorText(amount));
}

const screens: Screen<typeof priceQuoteMachine> = {
  mount(started) {
    actor = started;
    return inProduct(<GetQuoteScreen actor={started} />);
  },
  headlines: { amount: words('send.quote.title'), newPrice: words('send.newPrice.title') },
  table: {
    async 'amount.entered'(page, event) {
      const { payinCurrency, payoutCurrency } = draftNow();
      const isOfPair = event.amount.currency === (event.typed === 'payin' ? payinCurrency : payoutCurrency);
      // No box takes an amount of another currency.
      if (isOfPair) await type(page, event.typed, event.amount);
      else await send(event);
    },
    async 'amount.cleared'(page, event) {
      const { typed, payinActualValue, payoutActualValue } = draftNow();
      const isEmpty = (typed === 'payin' ? payinActualValue : payoutActualValue) === undefined;
      if (isEmpty) await send(event);
      else await page.fill(boxes[typed], '');
    },
    async 'origin.chosen'(page, { countryCode }) {
      await page.choose(words('send.quote.sendingFrom'), countryName(countryCode, 'en-GB'));
    },
    async 'destination.chosen'(page, { countryCode }) {
      await page.choose(words('send.quote.sendingTo'), countryName(countryCode, 'en-GB'));
    },
    'method.chosen': (page, { method }) => page.press(words(`methods.${method}`)),
    async 'operatorFee.switched'(page, event) {
      if (draftNow().allowOperatorFee === event.isOn) await send(event);
      else await page.untick(words('send.fee.toggle'));
    },
    async 'promo.entered'(page, event) {
      // One promotion at a time: the box is back when the first is removed, the button when a code was looked up.
      if (draftNow().promo || !(await page.isEnabled(words('send.promo.apply')))) return send(event);
      await page.fill(words('send.promo.label'), event.code);
      await page.press(words('send.promo.apply'));
    },
    async 'promo.removed'(page, event) {
      if (draftNow().promo) await page.press(words('send.promo.remove'));
      else await send(event);
    },
    'quote.requested': (page) => page.press(words('common.continue')),
    'newPrice.accepted': (page) => page.press(words('send.newPrice.accept')),
    'amount.reopened': (page) => page.press(words('send.newPrice.changeAmount')),
    'retry.chosen': (page) => page.press(words('common.tryAgain')),
  },
};

walkScreen(priceQuotePaths, screens);
