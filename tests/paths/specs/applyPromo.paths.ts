import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Promo } from '#contract/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { applyPromoMachine } from '#src/machines/quote/apply-promo/applyPromoMachine.ts';
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
  invariants: {
    'only a promotion that may be used is accepted': {
      in: ['accepted'],
      holds: ({ outcome }, past) => outcome?.kind === 'accepted' && past.includes('readPromo: usable'),
    },
    'a dropped promotion has its reason': { in: ['dropped'], holds: ({ outcome }) => outcome?.kind === 'dropped' },
  },
  about: {
    accepted: ['PRO-02', 'PRO-04'],
    'readPromo: ended': ['PRO-02'],
    'readPromo: not begun': ['PRO-02'],
    'readPromo: for euros': ['PRO-05'],
    'readPromo: for more money': ['PRO-04'],
    'readPromo: for less money': ['PRO-04'],
    'readPromo: for Kenya': ['PRO-06'],
    'readPromo: promoNotFound': ['PRO-08'],
    'readPromo: promoRedeemed': ['PRO-09'],
    'readPromo: unexpected': ['PRO-10'],
  },
  words: {
    outcomes: {
      readPromo: {
        usable: 'has a promotion that counts',
        ended: 'is told that the promotion has ended',
        'not begun': 'is told that the promotion has not begun',
        'for euros': 'is told that the promotion is for another currency',
        'for more money': 'is told that the promotion is for a larger sum',
        'for less money': 'is told that the promotion is for a smaller sum',
        'for Kenya': 'is told that the promotion is for another destination',
      },
    },
  },
};
