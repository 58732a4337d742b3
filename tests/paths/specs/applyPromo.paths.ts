import { ApiFailure } from '#contract/failure.ts';
import type { Promo } from '#contract/quote.ts';
import { money } from '#domain/money/money.ts';
import { applyPromoMachine } from '#src/machines/apply-promo/applyPromoMachine.ts';
import { promoFixture } from '#tests/fixtures/promoFixture.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const withSettings = (settings: Partial<Promo['settings']>) => promoFixture({ settings });

export const applyPromoPaths: PathSpec<typeof applyPromoMachine> = {
  machine: applyPromoMachine,
  starts: {
    'a hundred pounds to Cameroon': {
      code: 'SAWA5',
      youSend: money('GBP', 10_000),
      payinCurrency: 'GBP',
      payoutCurrency: 'XAF',
      now: someMoment,
    },
  },
  outcomes: {
    readPromo: [
      ok(promoFixture(), 'usable'),
      ok(promoFixture({ endDate: someMoment - 1 }), 'ended'),
      ok(promoFixture({ startDate: someMoment + 1 }), 'not begun'),
      ok(withSettings({ currenciesValid: ['EUR'] }), 'for euros'),
      ok(withSettings({ minimumSpend: 200, maximumSpend: 300 }), 'for more money'),
      ok(withSettings({ maximumSpend: 50 }), 'for less money'),
      ok(
        promoFixture({
          type: 'FIXED_RATE',
          settings: { rate: '790', baseCurrency: 'GBP', targetCurrency: 'KES' },
        }),
        'for Kenya',
      ),
      fail(new ApiFailure('promoNotFound')),
      fail(new ApiFailure('promoRedeemed')),
      fail(new ApiFailure('unexpected')),
    ],
  },
  key: ({ outcome }) => outcome?.kind,
};
