import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { standardTerms } from '#tests/fixtures/standardTerms.ts';
import { money } from '../money/money.ts';
import { compareRates, type Rate } from '../money/rate.ts';
import { accept, refuse } from '../result.ts';
import { rankServices } from './rankServices.ts';
import { costAt, isMetAt, quotePath, rateNeeded, type WaitedFor } from './rateAlert.ts';
import { costOf, wholeCost } from './wholeCost.ts';

const wanted = (differences: Partial<WaitedFor> = {}): WaitedFor => ({
  theyGet: money('XAF', 78_000),
  most: money('GBP', 10_199),
  destination: 'CM',
  method: 'bank_transfer',
  terms: standardTerms({ currency: 'GBP', country: 'CM', method: 'bank_transfer' }),
  ...differences,
});

describe('what it costs to have an amount arrive', () => {
  test('is all that is paid the cheapest way: 100 at 780 and the fee', () => {
    expect(costAt('780', wanted())).toEqual(accept(money('GBP', 10_199)));
    expect(costAt('390', wanted())).toEqual(accept(money('GBP', 20_199)));
  });

  test('is nothing where nobody serves it', () => {
    expect(costAt('780', wanted({ terms: undefined }))).toEqual(refuse('methodUnavailable'));
    expect(isMetAt('780', wanted({ terms: undefined }))).toBe(false);
  });
});

describe('an alert', () => {
  test('is met at its price to the penny, and not at a penny more', () => {
    expect(isMetAt('780', wanted())).toBe(true);
    expect(isMetAt('780', wanted({ most: money('GBP', 10_198) }))).toBe(false);
    expect(rateNeeded('780', wanted())).toEqual(refuse('rateAlertMetToday'));
  });

  test('waits for no more than a fifth above today’s rate', () => {
    expect(rateNeeded('650', wanted())).toMatchObject({ ok: true });
    expect(rateNeeded('649', wanted())).toEqual(refuse('rateAlertOutOfReach'));
  });

  test('knows the lowest rate at which it is met, to a thousandth of a percent and the last digit of a rate', () => {
    const lastDigit = 0.001;
    fc.assert(
      fc.property(fc.integer({ min: 66_000, max: 77_990 }), (hundredths) => {
        const today: Rate = `${hundredths / 100}`;
        const needed = rateNeeded(today, wanted());
        if (!needed.ok) throw new Error(needed.refusal);
        expect(isMetAt(needed.value, wanted())).toBe(true);
        expect(compareRates(needed.value, today)).toBe(1);
        const below: Rate = `${Number((Number(needed.value) - (hundredths / 100) * 0.000_01 - lastDigit).toFixed(9))}`;
        expect(isMetAt(below, wanted())).toBe(false);
      }),
      // Rounded to its digits, the step below these lies a little more than a thousandth of a percent lower.
      { examples: [[70_301], [71_204]] },
    );
  });

  test('leads to a fresh quote of what is waited for', () => {
    const wish = { from: 'GB', destination: 'CM', method: 'bank_transfer', theyGet: money('XAF', 78_000) } as const;
    const address = quotePath({ ...wish, recipientId: 'marie' });
    expect(address).toBe(`${quotePath(wish)}&recipient=marie`);
    expect(quotePath(wish)).toMatch(/^\/get-quote\?method=\d&from=GB&to=CM&receive=78000$/);
  });
});

test('services are ranked by what arrives, an equal of ours above us, each with how far it is behind (D-105)', () => {
  const service = (name: string, minor: number) => ({ name, received: money('XAF', minor) });
  const ranked = (ours: number, ...others: readonly number[]) =>
    rankServices({ ours: service('ours', ours), others: others.map((minor) => service('theirs', minor)) }).map(
      ({ name, received, behind }) => `${name} ${received.minor} -${behind.minor}`,
    );
  expect(ranked(50, 40, 60, 50)).toEqual(['theirs 60 -0', 'theirs 50 -10', 'ours 50 -10', 'theirs 40 -20']);
  expect(ranked(50)).toEqual(['ours 50 -0']);
});

test('the whole cost of a sum needs the sum and the market’s rate, read with it', () => {
  const sum = { youSend: money('GBP', 10_000), theyGet: money('XAF', 78_000), operatorFee: money('GBP', 219) };
  expect(costOf(sum, { midRate: '800' })).toEqual(wholeCost({ ...sum, midRate: '800' }));
  expect(costOf(undefined, { midRate: '800' })).toBeUndefined();
  expect(costOf(sum, undefined)).toBeUndefined();
  expect(costOf(sum, { midRate: 'unknown' })).toBeUndefined();
});
