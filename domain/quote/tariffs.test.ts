import { describe, expect, test } from 'vitest';
import { rateTick } from '#sandbox/rates/simulatedRates.ts';
import { payInCurrencies } from '../money/currency.ts';
import { tariffs } from './standardServices.ts';

describe('the operator’s fee', () => {
  test.each(payInCurrencies)(
    'in %s is worth about as much as in pounds, and so is the amount it reaches to (D-120)',
    (currency) => {
      const { flat, upTo, percentAbove } = tariffs[currency];
      const perPound = Number(rateTick('GBP', currency, new Date(0)).rate);
      expect(Math.abs(flat / perPound / tariffs.GBP.flat - 1)).toBeLessThan(0.05);
      expect(Math.abs(upTo / perPound / tariffs.GBP.upTo - 1)).toBeLessThan(0.05);
      expect(percentAbove).toBe(tariffs.GBP.percentAbove);
    },
  );
});
