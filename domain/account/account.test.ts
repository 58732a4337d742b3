import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarDay, checkBirthDate } from './ageRule.ts';
import { isCode } from './codeFormat.ts';
import { checkEmail, looksLikeEmail } from './emailRule.ts';
import { checkName } from './nameRule.ts';
import {
  checkPassword,
  confirmationMatches,
  type PasswordPurpose,
  passwordProblems,
  signInPasswordFits,
} from './passwordRules.ts';
import { checkPhone } from './phoneRule.ts';
import { missingProfileFields, partnerTermsNeeded, requiredPersonalDetails } from './requiredProfileFields.ts';

const common = new Set(['passw0rd!', 'password1']);

describe('a password', () => {
  test.each<[PasswordPurpose, string, string[]]>([
    ['signUp', 'Sawa-2026', []],
    ['signUp', 'SAWA-2026', []],
    ['signUp', 'Sawa-26', ['minimumLength']],
    ['signUp', 'Sawa-sends', ['number']],
    ['signUp', 'sawa-2026', ['uppercase']],
    ['signUp', 'Sawa2026', ['special']],
    ['signUp', 'Sawa 2026', ['special']],
    ['signUp', '', ['minimumLength', 'number', 'uppercase', 'special']],
    ['signUp', 'Passw0rd!', ['common']],
    ['change', 'Sawa2026', []],
    ['change', 'Sawa-2026', []],
    ['change', 'SAWA2026', ['lowercase']],
    ['change', 'Sawa202', ['minimumLength']],
    ['change', 'Sawa2026Sawa2026Sawa', []],
    ['change', 'Sawa2026Sawa2026Sawa2', ['maximumLength']],
    ['change', 'Password1', ['common']],
  ])('for %s, %j has these faults: %j (AUT-32, AUT-33, PRF-14, D-37, ASVS 6.2.1)', (purpose, password, problems) => {
    expect(passwordProblems(password, purpose, common)).toEqual(problems);
  });

  test('is ticked off rule by rule while typing (AUT-33)', () => {
    expect(checkPassword('sawa2026', 'change').filter(({ met }) => !met)).toEqual([{ rule: 'uppercase', met: false }]);
    expect(checkPassword('sawa2026', 'signUp').map(({ rule }) => rule)).not.toContain('lowercase');
  });

  test.each([
    [5, false],
    [6, true],
    [255, true],
    [256, false],
  ])('of %i characters signs in: %s (AUT-17, D-26)', (length, fits) => {
    expect(signInPasswordFits('a'.repeat(length))).toBe(fits);
  });

  test('is confirmed by the same, never by nothing (AUT-34)', () => {
    const matches = (confirmation: string) => confirmationMatches({ password: 'Sawa-2026', confirmation });
    expect([matches('Sawa-2026'), matches('Sawa-2027'), matches('')]).toEqual([true, false, false]);
    expect(confirmationMatches({ password: '', confirmation: '' })).toBe(false);
  });

  test('accepted anywhere also signs in (D-26, D-37)', () => {
    const likely = fc.string({ maxLength: 260 }).map((rest) => `Sawa-2026${rest}`);
    fc.assert(
      fc.property(likely, fc.constantFrom('signUp', 'change'), (password, purpose) => {
        if (passwordProblems(password, purpose, common).length === 0) expect(signInPasswordFits(password)).toBe(true);
      }),
    );
  });
});

describe('a date of birth', () => {
  const today = { year: 2026, month: 3, day: 1 };
  test.each<[string, CalendarDay, string | undefined]>([
    ['the eighteenth birthday', { year: 2008, month: 3, day: 1 }, undefined],
    ['the day before it', { year: 2008, month: 3, day: 2 }, 'tooYoung'],
    ['born on 29 February, eighteen since yesterday', { year: 2008, month: 2, day: 29 }, undefined],
    ['a child', { year: 2020, month: 1, day: 1 }, 'tooYoung'],
    ['tomorrow', { year: 2026, month: 3, day: 2 }, 'birthDateInvalid'],
    ['30 February', { year: 1990, month: 2, day: 30 }, 'birthDateInvalid'],
    ['month 13', { year: 1990, month: 13, day: 1 }, 'birthDateInvalid'],
    ['two digits', { year: 90, month: 1, day: 1 }, 'birthDateInvalid'],
    ['today', today, 'tooYoung'],
    ['1850', { year: 1850, month: 1, day: 1 }, 'birthDateInvalid'],
    ['120 years old, as the oldest are', { year: 1905, month: 3, day: 2 }, undefined],
    ['121 years old', { year: 1905, month: 3, day: 1 }, 'birthDateInvalid'],
    ['no year, month or day', { year: 0, month: 0, day: 0 }, 'birthDateInvalid'],
    ['31 April', { year: 1990, month: 4, day: 31 }, 'birthDateInvalid'],
    ['day 0', { year: 1990, month: 4, day: 0 }, 'birthDateInvalid'],
    ['not a number', { year: Number.NaN, month: 1, day: 1 }, 'birthDateInvalid'],
  ])('%s (AUT-35, D-30, D-40)', (_case, birth, refusal) => {
    const outcome = checkBirthDate(birth, today);
    expect(outcome.ok ? undefined : outcome.refusal).toBe(refusal);
  });
});

describe('a name', () => {
  test.each(['Ngoué', "N'Guessan", 'N’Guessan', 'Jean-Pierre', 'St. John', 'Ọlá', 'Đặng', 'محمد', 'O'])(
    '%s is a name (AUT-45, D-32)',
    (name) => {
      expect(checkName(name)).toEqual({ ok: true, value: name.normalize('NFC') });
    },
  );

  test.each([...'<>{}[]$%^*=|\\0_@'].map((character) => `Ad${character}a`))('%s is not (D-32)', (name) => {
    expect(checkName(name)).toEqual({ ok: false, refusal: 'nameInvalid' });
  });

  test('is tidied, and neither empty nor endless', () => {
    expect(checkName('  Ada   Eze ')).toEqual({ ok: true, value: 'Ada Eze' });
    expect(checkName(' ')).toMatchObject({ refusal: 'nameRequired' });
    expect(checkName(` ${'a'.repeat(100)} `).ok).toBe(true);
    expect(checkName('a'.repeat(101))).toMatchObject({ refusal: 'nameTooLong' });
    expect(checkName('- -')).toMatchObject({ refusal: 'nameInvalid' });
  });
});

describe('an e-mail', () => {
  test.each(['ada@example.com', 'Ada.Eze+home@mail.example.co.uk', "o'neil@example.ie", 'é@exämple.fr'])(
    '%s is valid (AUT-38)',
    (email) => {
      expect(checkEmail(` ${email} `)).toEqual({ ok: true, value: email.toLowerCase() });
    },
  );

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada @example.com',
    'ada@-example.com',
    'a@b@example.com',
    `${'a'.repeat(250)}@x.co`,
  ])('%j is not (AUT-38)', (email) => {
    expect(checkEmail(email).ok).toBe(false);
  });

  test('has 254 characters at most (AUT-38)', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@x.co'.length)}@x.co`;
    expect(checkEmail(ofLength(254)).ok).toBe(true);
    expect(checkEmail(ofLength(255))).toEqual({ ok: false, refusal: 'emailInvalid' });
  });

  test('is told from a phone by its @ (AUT-11)', () => {
    expect([looksLikeEmail('ada@example.com'), looksLikeEmail('+447911123456')]).toEqual([true, false]);
  });
});

describe('a phone', () => {
  test.each([
    ['07911 123456', 'GB', '+447911123456'],
    ['+44 7911 123456', 'GB', '+447911123456'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['0470 12 34 56', 'BE', '+32470123456'],
    ['416 555 0123', 'CA', '+14165550123'],
    ['07781 123456', 'GB', '+447781123456'],
    [' +44 7911 12 34 56   ', 'GB', '+447911123456'],
    ['+44 7 9 1 1 1 2 3456', 'GB', '+447911123456'],
  ] as const)('%s of %s is %s (AUT-37, AUT-44)', (text, country, e164) => {
    expect(checkPhone(text, country)).toMatchObject({ ok: true, value: { e164 } });
  });

  test('is kept as the code of its country and the rest (AUT-37)', () => {
    const value = { e164: '+447911123456', phoneCode: '+44', mobile: '7911123456' };
    expect(checkPhone('07911 123456', 'GB')).toEqual({ ok: true, value });
  });

  test.each([
    ['+33612345678', 'GB', 'phoneNotOfCountry'],
    ['212 555 0123', 'CA', 'phoneNotOfCountry'],
    ['0123456789', 'GB', 'phoneNotOfCountry'],
    ['123456', 'GB', 'phoneInvalid'],
    ['0791-ABC-1234', 'GB', 'phoneInvalid'],
    ['tel 07911123456', 'GB', 'phoneInvalid'],
    ['0'.repeat(20), 'GB', 'phoneNotOfCountry'],
    ['0'.repeat(21), 'GB', 'phoneTooLong'],
  ] as const)('%s for %s: %s (AUT-36, AUT-37, AUT-44)', (text, country, refusal) => {
    expect(checkPhone(text, country)).toEqual({ ok: false, refusal });
  });
});

describe('a code', () => {
  test.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['１２３４５６', false],
  ])('%s is one: %s (AUT-43)', (text, is) => {
    expect(isCode(text)).toBe(is);
  });
});

describe('what a profile must have', () => {
  test('the euro zone gives four more details (KYC-28, KYC-30)', () => {
    expect(requiredPersonalDetails('GBP')).toEqual(['address1', 'city', 'zip']);
    expect(requiredPersonalDetails('EUR')).toEqual([
      'address1',
      'city',
      'zip',
      'birthCountryCode',
      'citizenshipCountryCode',
      'birthCityName',
      'professionId',
    ]);
  });

  test('empty and blank both count as missing (AUT-39)', () => {
    const profile = { firstName: 'Ada', lastName: 'Eze', day: 1, month: 1, year: 1990, mobile: '7911123456' };
    const missing = missingProfileFields({ ...profile, location_country: 'GB', address1: ' ', city: '' }, 'GBP');
    expect(missing).toEqual(['address1', 'city', 'zip']);
  });

  test.each([
    ['GBP', false],
    ['CAD', false],
    ['EUR', true],
    ['DKK', true],
    ['CHF', true],
  ] as const)('paying in %s needs the partner terms: %s (AUT-41, D-31)', (currency, needed) => {
    expect(partnerTermsNeeded(currency)).toBe(needed);
  });
});
