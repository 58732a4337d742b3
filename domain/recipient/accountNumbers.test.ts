import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryOf } from '../reference/countries.ts';
import { deliveryCountryCodes, payoutCountryCodes } from '../reference/countryCodes.ts';
import { cameroonAccountKey, keyFits, parseCameroonAccount, spacedCameroonAccount } from './cameroonAccount.ts';
import { maskAccount } from './maskAccount.ts';
import { mobileShapes, nationalMobile, networkOfMobile } from './mobileNumber.ts';
import { nubanCheckDigit, nubanFits } from './nuban.ts';

describe('a mobile number', () => {
  test.each([
    '671234567',
    '6 71 23 45 67',
    '+237 671234567',
    '00237671234567',
    '237671234567',
    '0671234567',
    '+237 (0)671-234-567',
  ])('%s is nine national digits in Cameroon (RCP-14, D-60)', (typed) => {
    expect(nationalMobile(typed, 'CM')).toEqual({ ok: true, value: '671234567' });
  });

  test.each([
    '67123456',
    '6712345678',
    '+33 671234567',
    '067123456',
    'abcdefghi',
    '',
    '+',
    '６71234567',
    '67123456x',
    '+1 671234567',
  ])('%j is refused in Cameroon (RCP-14)', (typed) => {
    expect(nationalMobile(typed, 'CM').ok).toBe(false);
  });

  test.each([
    ['CM', 9],
    ['KE', 9],
    ['TZ', 9],
    ['UG', 9],
    ['NG', 10],
    ['CI', 10],
    ['GA', 8],
    ['GM', 7],
  ] as const)('%s has %i digits (D-60, D-125)', (country, length) => {
    expect(mobileShapes[country].length).toBe(length);
  });

  test('Ivory Coast keeps its leading 0, which is part of the number (D-60)', () => {
    expect(nationalMobile('+225 07 12 34 56 78', 'CI')).toEqual({ ok: true, value: '0712345678' });
  });

  test('however it is written, the same digits come out', () => {
    const spaced = (digits: string) => digits.replace(/(..)/g, '$1 ');
    fc.assert(
      fc.property(
        fc.constantFrom(...deliveryCountryCodes),
        fc.bigInt({ min: 1n, max: 10n ** 10n }),
        (country, seed) => {
          const { length, trunkZero } = mobileShapes[country];
          const digits = `7${seed}`.padEnd(length, '1').slice(0, length);
          const writings = [
            digits,
            spaced(digits),
            `${countryOf(country).dialCode}${digits}`,
            `00${countryOf(country).phoneCode}${digits}`,
          ];
          for (const written of trunkZero ? [...writings, `0${digits}`] : writings) {
            expect(nationalMobile(written, country)).toEqual({ ok: true, value: digits });
          }
        },
      ),
    );
  });

  test.each([
    ['671234567', 'mtn'],
    ['655123456', 'orange'],
    ['661234567', undefined],
    ['621234567', undefined],
  ])('Cameroon number %s is of %s (D-118)', (mobile, network) => {
    expect(networkOfMobile(mobile, 'CM')).toBe(network);
  });

  test('a network no money can be sent to is not found by its prefix', () => {
    for (const country of payoutCountryCodes) expect(networkOfMobile('000000000', country)).toBeUndefined();
  });
});

describe('a Cameroon account', () => {
  test.each([
    ['CM21 10033 05209 09011000459 10', '10'],
    ['CM21 10003 00100 05000006053 06', '06'],
    ['CM21 10005 00001 01234567890 12', '91'],
  ])('%s should end in %s (D-114)', (text, key) => {
    const account = parseCameroonAccount(text);
    expect(account.ok && cameroonAccountKey(account.value)).toBe(key);
    expect(account.ok && spacedCameroonAccount(account.value)).toBe(text);
  });

  test.each([
    'CM21 10005 00001 01234567890 1',
    'CM22 10005 00001 01234567890 12',
    '10005 00001 01234567890 12',
    'CM21 10005 00001 O1234567890 12',
    'CM21 10005 00001 01234567890 123',
    '',
  ])('%j is not in the CM21 format (RCP-23, RCP-24)', (text) => {
    expect(parseCameroonAccount(text).ok).toBe(false);
  });

  test('may be pasted in any spacing and case, 27 characters in all (D-62)', () => {
    expect(parseCameroonAccount(' cm2110033 0520909011000459-10 ').ok).toBe(true);
  });

  test('with the right key is a valid IBAN, and with any other is not', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
    fc.assert(
      fc.property(digits(5), digits(5), digits(11), digits(2), (bankCode, branchCode, accountNumber, key) => {
        const account = { bankCode, branchCode, accountNumber };
        const isIban = (end: string) => BigInt(`${bankCode}${branchCode}${accountNumber}${end}122221`) % 97n === 1n;
        expect(isIban(cameroonAccountKey(account))).toBe(true);
        if (keyFits({ ...account, key })) expect(isIban(key)).toBe(true);
      }),
    );
  });
});

describe('a Nigerian account number', () => {
  test.each([
    ['000001457', 9],
    ['000000022', 0],
  ])('bank 011, serial %s ends in %i (CBN)', (serial, digit) => {
    expect(nubanCheckDigit({ bankCode: '011', serial })).toBe(digit);
  });

  test('one wrong digit is always noticed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), fc.nat(9), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
        const right = `${serial}${nubanCheckDigit({ bankCode: '058', serial })}`;
        const wrong = [...right].map((digit, index) => (index === at ? (Number(digit) + by) % 10 : digit)).join('');
        expect(nubanFits({ bankCode: '058', accountNumber: right })).toBe(true);
        expect(nubanFits({ bankCode: '058', accountNumber: wrong })).toBe(false);
      }),
    );
  });

  test.each(['305', 'B54', '', '0011', 'x011'])('of institution %j nothing is said', (bankCode) => {
    expect(nubanFits({ bankCode, accountNumber: '0000014579' })).toBeUndefined();
  });

  test.each(['', '000001457', '00000145790', 'x0000014579'])('of the number %j nothing is said', (accountNumber) => {
    expect(nubanFits({ bankCode: '011', accountNumber })).toBeUndefined();
  });
});

test.each([
  ['CM2110033052090901100045910', '••••\u00a05910'],
  ['671234567', '••••\u00a04567'],
  ['1234567', '••••\u00a04567'],
  ['123456', '••••\u00a056'],
  ['1234', '••••\u00a034'],
])('%s is shown as %s', (number, masked) => {
  expect(maskAccount(number)).toBe(masked);
});
