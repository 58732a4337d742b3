import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payInCurrencies } from '../money/currency.ts';
import { money } from '../money/money.ts';
import { accept, refuse } from '../result.ts';
import { applyPromo, type PromoCircumstances } from './applyPromo.ts';
import type { Promo, PromoSettings } from './promo.ts';
import { promoTypes } from './promoType.ts';

const open = { usageLimit: 1, currenciesValid: 'ALL' } as const;
const promo = (settings: Partial<PromoSettings> = {}, rest: Partial<Promo> = {}): Promo => ({
  code: 'SAWA10',
  type: 'PERCENTAGE',
  startDate: 100,
  endDate: 200,
  settings: { ...open, percentage: '10', ...settings },
  ...rest,
});
const now: PromoCircumstances = {
  now: 150,
  usesByThisUser: 0,
  youSend: money('GBP', 100_00),
  payoutCurrency: 'XAF',
};
const fixedRate = { rate: '800', baseCurrency: 'GBP', targetCurrency: 'XAF' } as const;

describe('what a promotion gives (PRO-01, D-54)', () => {
  test.each([
    ['PERCENTAGE', { percentage: '12.5' }, { discount: money('GBP', 12_50) }],
    ['FIXED_AMOUNT', { discountAmount: 3 }, { discount: money('GBP', 3_00) }],
    ['FIXED_RATE', fixedRate, { rate: '800' }],
    ['FREE_OPERATOR_FEE', {}, {}],
  ] as const)('%s (PRO-11…13)', (type, settings, benefit) => {
    expect(applyPromo(promo(settings, { type }), now)).toEqual(accept({ code: 'SAWA10', type, ...benefit }));
  });
});

describe('why a promotion is dropped', () => {
  test.each([
    ['nobody knows the code (PRO-08)', undefined, {}, 'promoNotFound'],
    ['it has not started (PRO-02)', promo(), { now: 99 }, 'promoNotStarted'],
    ['it is over (PRO-02)', promo(), { now: 201 }, 'promoExpired'],
    [
      'this user has used it as often as allowed (PRO-03)',
      promo({ usageLimit: 2 }),
      { usesByThisUser: 2 },
      'promoUsedUp',
    ],
    ['it is for other currencies (PRO-05)', promo({ currenciesValid: ['EUR', 'CAD'] }), {}, 'promoCurrencyMismatch'],
    [
      'its rate is for another payout currency (PRO-06)',
      promo(fixedRate, { type: 'FIXED_RATE' }),
      { payoutCurrency: 'KES' },
      'promoPairMismatch',
    ],
    [
      'its rate is for another pay-in currency (PRO-06)',
      promo(fixedRate, { type: 'FIXED_RATE' }),
      { youSend: money('EUR', 100_00) },
      'promoPairMismatch',
    ],
    ['its percentage is missing', promo({ percentage: undefined }), {}, 'promoNotFound'],
    ['its amount is missing', promo({}, { type: 'FIXED_AMOUNT' }), {}, 'promoNotFound'],
    ['its rate is missing', promo({}, { type: 'FIXED_RATE' }), {}, 'promoNotFound'],
    ['its minimum is no amount', promo({ minimumSpend: Number.NaN }), {}, 'promoNotFound'],
    ['its maximum is no amount', promo({ maximumSpend: 1.234 }), {}, 'promoNotFound'],
  ] as const)('when %s', (_why, record, circumstances, refusal) => {
    expect(applyPromo(record, { ...now, ...circumstances })).toEqual(refuse(refusal));
  });

  test.each([
    ['start', promo(), { now: 100 }],
    ['end', promo(), { now: 200 }],
    ['last use', promo({ usageLimit: 2 }), { usesByThisUser: 1 }],
    ['minimum', promo({ minimumSpend: 100 }), {}],
    ['maximum', promo({ maximumSpend: 100 }), {}],
    ['listed currency', promo({ currenciesValid: ['EUR', 'GBP'] }), {}],
  ] as const)('the %s still counts (PRO-02…05, D-54)', (_edge, record, circumstances) => {
    expect(applyPromo(record, { ...now, ...circumstances }).ok).toBe(true);
  });

  test.each([[99_99], [500_01]])('outside its spend limits at %i pence, it says both (PRO-04)', (minor) => {
    const limited = promo({ minimumSpend: 100, maximumSpend: 500 });
    expect(applyPromo(limited, { ...now, youSend: money('GBP', minor) })).toEqual({
      ...refuse('promoOutsideSpendLimits'),
      limits: { minimum: money('GBP', 100_00), maximum: money('GBP', 500_00) },
      youSend: money('GBP', minor),
    });
  });

  test('a discount is never negative, in any currency', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...promoTypes),
        fc.constantFrom(...payInCurrencies),
        fc.nat(10 ** 8),
        (type, currency, minor) => {
          const generous = promo({ ...fixedRate, discountAmount: 5, baseCurrency: currency }, { type });
          const answer = applyPromo(generous, { ...now, youSend: money(currency, minor) });
          expect(answer.ok).toBe(true);
          if (answer.ok && 'discount' in answer.value) {
            expect(answer.value.discount.currency).toBe(currency);
            expect(answer.value.discount.minor).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
