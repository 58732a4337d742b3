import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, money } from '../money/money.ts';
import { customerRate } from './customerRate.ts';
import { wholeCost } from './wholeCost.ts';

const costOf = (theyGet: number, midRate: `${number}`) =>
  wholeCost({ youSend: money('GBP', 10_000), theyGet: money('XAF', theyGet), operatorFee: money('GBP', 219), midRate });

describe('all a transfer costs', () => {
  test('is the fee and what the rate keeps, in the currency paid in and in percent of what is sent (D-11)', () => {
    expect(costOf(78_000, '800')).toEqual({
      markUp: money('GBP', 250),
      markUpBasisPoints: 250,
      whole: money('GBP', 469),
      wholeBasisPoints: 469,
    });
  });

  test.each([
    ['the market’s', '780'],
    ['better than the market’s, as the fixed euro can be (QUO-32)', '779.9'],
  ] as const)('is the fee alone when our rate is %s', (_case, midRate) => {
    expect(costOf(78_000, midRate)).toMatchObject({ markUp: money('GBP', 0), whole: money('GBP', 219) });
  });

  test('never hides the margin: 2.5 % of any amount, to the unit it is rounded to (D-11, D-120)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5_000, max: 50_000_000 }), (minor) => {
        const youSend = money('GBP', minor);
        const rate = customerRate({ base: 'GBP', target: 'KES', mid: '173.45' });
        const theyGet = convert(youSend, 'KES', rate);
        const { markUpBasisPoints } = wholeCost({ youSend, theyGet, operatorFee: money('GBP', 0), midRate: '173.45' });
        expect(Math.abs(markUpBasisPoints - 250)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
