import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { type Money, money } from '#domain/money/money.ts';
import { sumChangeIn } from './sumChange.ts';

const pounds = (whole: number): Money => money('GBP', whole * 100);
const known = { today: '2026-11-24', mostToSend: pounds(2000) };
const changed = (said: string, language: Language, sum = pounds(100)) =>
  sumChangeIn(said, { sum, language, corridor: { from: 'GB', to: 'CM' }, known });

describe('a sum said in place of the one before (chat rules 16 and 17)', () => {
  test.each([
    ['add 20 pounds', 'en', 120],
    ['20 more', 'en', 120],
    ['no, add twenty', 'en', 120],
    ['take 10 off', 'en', 90],
    ['make it £10 less', 'en', 90],
    ['double it', 'en', 200],
    ['no, double it', 'en', 200],
    ['half of that', 'en', 50],
    ['what about 120?', 'en', 120],
    ['keep it at 250 then', 'en', 250],
    ['round it up to 150', 'en', 150],
    ['increase it to 150', 'en', 150],
    ['actually 90 is enough', 'en', 90],
    ['ajoute 20 livres', 'fr', 120],
    ['20 de plus', 'fr', 120],
    ['enlève 10', 'fr', 90],
    ['10 de moins', 'fr', 90],
    ['le double', 'fr', 200],
    ['la moitié', 'fr', 50],
    ['et pour 120 ?', 'fr', 120],
    ['bon, laisse à 250', 'fr', 250],
    ['en fait 90 ça suffit', 'fr', 90],
  ] as const)('%s', (said, language, whole) => {
    expect(changed(said, language)).toEqual(whole === undefined ? undefined : pounds(whole));
  });

  test.each([
    ['a bit less', 'en'],
    ['hmm make it a little more', 'en'],
    ['un peu moins', 'fr'],
  ] as const)('%s: not how much', (said, language) => {
    expect(changed(said, language)).toBe('unsaid');
  });

  test.each([
    ['no more than 100', 'en'],
    ['more than 100', 'en'],
    ['not 90', 'en'],
    ['90 to Marie', 'en'],
    ['double 50', 'en'],
    ['add 20 dollars', 'en'],
    ['add 20 and take 10 off', 'en'],
    ['take 100 off', 'en'],
    ['pas 90', 'fr'],
    ['671234567', 'en'],
    ['482913', 'en'],
    ['1990-05-04', 'en'],
    ['04/05/1990', 'en'],
    ['more', 'en'],
    ['yes', 'en'],
  ] as const)('%s changes nothing', (said, language) => {
    expect(changed(said, language)).toBeUndefined();
  });

  test('whatever is added is taken off again, to the penny, in whatever currency the sum stands', () => {
    const sums = fc.constantFrom('GBP', 'XAF').chain((currency) =>
      fc.record({
        sum: fc.integer({ min: 100, max: 1_000_000 }).map((minor) => money(currency, minor)),
        by: fc.integer({ min: 20, max: 999 }),
      }),
    );
    fc.assert(
      fc.property(sums, ({ sum, by }) => {
        const more = changed(`add ${by}`, 'en', sum);
        if (more === undefined || more === 'unsaid') throw new Error(`add ${by} was not read.`);
        expect(more.minor).toBeGreaterThan(sum.minor);
        expect(changed(`take ${by} off`, 'en', more)).toEqual(sum);
      }),
    );
  });
});
