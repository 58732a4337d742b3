import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyOf } from '../reference/countries.ts';
import { remittanceCountryCodes } from '../reference/countryCodes.ts';
import { payoutMethods } from '../reference/payoutMethods.ts';
import { compareNames, maskName } from './accountNameMatch.ts';
import { activeHandler } from './activeCorridors.ts';
import { remittanceHandlerFor } from './handlerRouting.ts';
import { nameCheckFor } from './nameChecks.ts';

const recipient = { firstName: 'Jean Paul', lastName: 'Mbarga' };

describe('whose account it is, compared with whom the sender names (RCP-33, D-64)', () => {
  test.each([
    ['MBARGA JEAN PAUL', 'match'],
    ['Jéan Paul Mbargà', 'match'],
    ['Mbarga, Jean-Paul', 'match'],
    ['JEAN P MBARGA', 'match'],
    ['Mr Jean Paul Olivier Mbarga', 'match'],
    ['J P MBARGA', 'close'],
    ['JEAN PAUL MBARAG', 'close'],
    ['Jaen Paul Mbarga', 'close'],
    ['JEAN PAUL M', 'no'],
    ['JEAN MBARGA', 'no'],
    ['MBARGA SOLANGE', 'no'],
    ['Okello David', 'no'],
    ['', 'no'],
  ] as const)('%s is a %s', (lookedUp, outcome) => {
    expect(compareNames(lookedUp, recipient)).toBe(outcome);
  });

  test('is the same whatever the order and case', () => {
    const words = fc.shuffledSubarray(['Jean', 'Paul', 'Mbarga', 'Olivier'], { minLength: 3 });
    fc.assert(
      fc.property(words, (some) => {
        const [one, other] = [some.join(' '), some.toReversed().join(' ').toUpperCase()];
        expect(compareNames(one, recipient)).toBe(compareNames(other, recipient));
      }),
    );
  });

  test('short names are not taken for one another', () => {
    expect(compareNames('ANA OKU', { firstName: 'Ama', lastName: 'Oku' })).toBe('no');
  });

  test.each([
    ['of four letters, one slip', 'Awe Diop', 'Awe', 'Dipo', 'close'],
    ['of three letters, one slip', 'Awe Dio', 'Awe', 'Doi', 'no'],
    ['of four letters beside three', 'Awe Diop', 'Awe', 'Dio', 'no'],
    ['of seven letters, two slips', 'Awe Okonkwa', 'Awe', 'Okomkwo', 'no'],
    ['of eight letters, two slips', 'Awe Okonkwaa', 'Awe', 'Okomkwoa', 'close'],
    ['of eight letters, three slips', 'Awe Okonkwaa', 'Awe', 'Okomkwoe', 'no'],
    ['with one of two middle names', 'Awe Fatou Diop', 'Awe Fatou Rose', 'Diop', 'no'],
    ['with initials of both middle names', 'Awe F R Diop', 'Awe Fatou Rose', 'Diop', 'match'],
    ['with one of two family names', 'Awe Diop', 'Awe', 'Diop Sarr', 'no'],
    ['with a slip in one of two family names', 'Awe Diop Srar', 'Awe', 'Diop Sarr', 'close'],
    ['with the initial of another given name', 'B Diop', 'Awe', 'Diop', 'no'],
    ['written Œuvre', 'SOEUR OEUVRE', 'Sœur', 'Œuvre', 'match'],
    ['with an apostrophe or without', 'AWE NGUESSAN', 'Awe', "N'Guessan", 'match'],
    ['nobody gave', 'Awe Diop', '', 'Diop', 'no'],
    ['without a family’s', 'Awe Diop', 'Awe', ' ', 'no'],
    ['that says nothing at all', ' - ', 'Awe', 'Diop', 'no'],
  ] as const)('a name %s: %s for %s %s is a %s', (_which, lookedUp, firstName, lastName, outcome) => {
    expect(compareNames(lookedUp, { firstName, lastName })).toBe(outcome);
  });

  test('a stranger’s name is hinted at, and no more', () => {
    expect(maskName(' Okello  David ')).toBe('O*** D***');
    expect(maskName('Élise')).toBe('É***');
  });
});

describe('where names are checked (RCP-29, D-64)', () => {
  test.each([
    ['NG', 'bank_transfer', 'AZA', 'mustBeFound'],
    ['GH', 'bank_transfer', 'AZA', 'mustBeFound'],
    ['UG', 'mobile_money', 'PIVOT', 'compared'],
    ['KE', 'mobile_money', 'PIVOT', 'compared'],
    ['TZ', 'mobile_money', 'PIVOT', 'compared'],
  ] as const)('%s by %s: %s tells', (countryCode, method, partner, kind) => {
    expect(nameCheckFor({ countryCode, method })).toEqual({ partner, kind });
  });

  test.each([
    ['CM', 'mobile_money'],
    ['UG', 'bank_transfer'],
    ['NG', 'cash_pickup'],
    ['FR', 'bank_transfer'],
  ] as const)('%s by %s: nobody tells', (countryCode, method) => {
    expect(nameCheckFor({ countryCode, method })).toBeUndefined();
  });

  test('the partner that tells is the one that pays', () => {
    for (const countryCode of remittanceCountryCodes) {
      for (const method of payoutMethods) {
        const check = nameCheckFor({ countryCode, method });
        const handler = remittanceHandlerFor({ countryCode, currency: currencyOf(countryCode), method });
        if (check) expect([countryCode, method, check.partner]).toEqual([countryCode, method, handler]);
      }
    }
  });
});

describe('who pays out where its partner does not (RCP-39, REF-13)', () => {
  test.each([
    ['AZA', 'NGN', 'mobile_money', 'MANUAL'],
    ['AZA', 'GHS', 'cash_pickup', 'MANUAL'],
    ['AZA', 'ZAR', 'cash_pickup', 'MANUAL'],
    ['AZA', 'USD', 'cash_pickup', 'MANUAL'],
    ['AZA', 'NGN', 'bank_transfer', 'AZA'],
    ['AZA', 'XAF', 'mobile_money', 'AZA'],
    ['PIVOT', 'UGX', 'cash_pickup', 'PIVOT'],
    ['MANUAL', 'XAF', 'cash_pickup', 'MANUAL'],
  ] as const)('%s, %s by %s: %s', (chosen, currency, method, pays) => {
    expect(activeHandler(chosen, { currency, method })).toBe(pays);
  });
});
