import { describe, expect, test } from 'vitest';
import type { Currency } from '../money/currency.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import { accountNameMatches } from './accountNameMatch.ts';
import { remittanceHandlerFor } from './handlerRouting.ts';
import { type RecipientStatus, recipientsFor } from './recipientFilter.ts';

describe('who pays out', () => {
  const bare = (currency: Currency, method: PayoutMethod) =>
    remittanceHandlerFor({ countryCode: 'XX', currency, method }, {});

  test.each<[Currency, string, string, string]>([
    ['KES', 'PIVOT', 'PIVOT', 'PIVOT'],
    ['UGX', 'PIVOT', 'PIVOT', 'PIVOT'],
    ['TZS', 'PIVOT', 'PIVOT', 'PIVOT'],
    ['NGN', 'AZA', 'AZA', 'MANUAL'],
    ['GHS', 'AZA', 'AZA', 'AZA'],
    ['XOF', 'AZA', 'AZA', 'MANUAL'],
    ['GNF', 'AZA', 'MANUAL', 'MANUAL'],
    ['ZAR', 'MANUAL', 'AZA', 'AZA'],
    ['USD', 'MANUAL', 'AZA', 'AZA'],
    ['XAF', 'MANUAL', 'MANUAL', 'MANUAL'],
    ['LRD', 'MANUAL', 'MANUAL', 'MANUAL'],
  ])('%s: mobile money %s, bank %s, cash %s (REF-13, D-68)', (currency, mobile, bank, cash) => {
    expect([bare(currency, 'mobile_money'), bare(currency, 'bank_transfer'), bare(currency, 'cash_pickup')]).toEqual([
      mobile,
      bank,
      cash,
    ]);
  });

  test.each<[PayoutMethod, string]>([
    ['mobile_money', 'AZA'],
    ['bank_transfer', 'AZA'],
    ['cash_pickup', 'MANUAL'],
  ])('Cameroon %s goes to %s as seeded (D-118)', (method, handler) => {
    expect(remittanceHandlerFor({ countryCode: 'CM', currency: 'XAF', method })).toBe(handler);
  });

  test('the settings of a country go before the table (D-68)', () => {
    const settings = { UG: { mobile_money: 'AZA' } } as const;
    const uganda = { countryCode: 'UG', currency: 'UGX' } as const;
    expect(remittanceHandlerFor({ ...uganda, method: 'mobile_money' }, settings)).toBe('AZA');
    expect(remittanceHandlerFor({ ...uganda, method: 'bank_transfer' }, settings)).toBe('PIVOT');
  });
});

describe('the name on an account', () => {
  test.each([
    ['NGOUE ADELAIDE', 'Adelaide', 'Ngoué', true],
    ['Ngoue Marie-Adelaide', 'Marie Adelaide', 'NGOUE', true],
    ['N’GUESSAN Koffi', 'Koffi', "N'Guessan", true],
    ['NGOUE A.', 'Adelaide', 'Ngoué', false],
    ['ANNETTE NGOUE', 'Ann', 'Ngoué', false],
    ['', 'Adelaide', 'Ngoué', false],
    ['NGOUE ADELAIDE', '', 'Ngoué', false],
  ])('%j is %s %s: %s (RCP-33, D-64)', (lookedUp, firstName, lastName, matches) => {
    expect(accountNameMatches(lookedUp, { firstName, lastName })).toBe(matches);
  });
});

describe('the recipients shown for a quote', () => {
  const book = [
    entry('Adelaide Ngoue', 'CM'),
    entry('Marie Old', undefined),
    entry('Marie Gone', 'CM', { status: 'SOFT_DELETED' }),
    entry('Marie Bank', 'CM', { transferMethod: 'bank_transfer' }),
    entry('Wanjiku Kamau', 'KE'),
  ];
  const shown = (search: string, countryCode = 'CM') =>
    recipientsFor(book, { method: 'mobile_money', countryCode, search }).map(({ firstName }) => firstName);

  test('are of its method and country, a missing country counting as Cameroon (RCP-08, RCP-09)', () => {
    expect(shown('')).toEqual(['Adelaide', 'Marie']);
    expect(shown('', 'KE')).toEqual(['Wanjiku']);
  });

  test('are found by part of the name in any case, deleted ones never (RCP-07, RCP-10)', () => {
    expect(shown('LAIDE NG')).toEqual(['Adelaide']);
    expect(shown('marie')).toEqual(['Marie']);
    expect(shown('gone')).toEqual([]);
  });

  test.each(['ngoue ade', 'Adelaide   Ngoue', ' ngoue\u00a0adelaide '])(
    'are found by %j: names are said in either order (RCP-07)',
    (search) => {
      expect(shown(search)).toEqual(['Adelaide']);
    },
  );

  test('are not found when a word is of nobody’s name (RCP-07)', () => {
    expect(shown('adelaide kamau')).toEqual([]);
  });
});

function entry(
  name: string,
  countryCode: string | undefined,
  other: { status?: RecipientStatus; transferMethod?: PayoutMethod } = {},
) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const { status = 'ACTIVE', transferMethod = 'mobile_money' } = other;
  return { firstName, lastName, status, profile: { transferMethod, countryCode } };
}
