import { readExchange, readPromo } from '#contract/quote/quote.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { words } from '#tests/paths/screens/words.ts';
import { applyPromoPaths } from '#tests/paths/specs/applyPromo.paths.ts';
import { byCall } from './endings.ts';
import { aSender, told } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: applyPromoPaths,
  // It asks nothing: the calculator it works for stays in view.
  use: { headlines: {}, table: {} },
  prepares: aSender,
  opens: {
    async 'a hundred pounds to Cameroon'({ tab, page }) {
      await tab.goto('/get-quote');
      await page.fill(words('send.promo.label'), 'SAWA5');
      await page.press(words('send.promo.apply'));
    },
  },
  ends: { readPromo: byCall(readPromo, { real: { promoNotFound: async () => undefined } }) },
  others: new Map([told(readExchange, { data: exchangeFixture({ base: 'GBP', target: 'XAF' }, '780') })]),
});
