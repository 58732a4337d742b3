import { describe, expect, test } from 'vitest';
import { asksPartnerTerms, checkRegistration, type RegistrationAnswers } from './registrationRules.ts';

const today = { year: 2026, month: 3, day: 1 };
const commonPasswords = new Set(['passw0rd!']);

const ama: RegistrationAnswers = {
  firstName: ' Ama ',
  lastName: 'Ngo',
  birth: { year: 1990, month: 5, day: 20 },
  countryCode: 'GB',
  mobile: '07911 123456',
  email: ' Ama@Example.com ',
  password: 'Sawa-2026',
  confirmation: 'Sawa-2026',
  agreedToTerms: true,
  agreedToPrivacy: true,
  agreedToPartnerTerms: false,
};

const verdict = (differences: Partial<RegistrationAnswers> = {}) =>
  checkRegistration({ ...ama, ...differences }, { today, commonPasswords });

function problemsWith(differences: Partial<RegistrationAnswers>) {
  const found = verdict(differences);
  return found.ok ? [] : found.problems;
}

describe('a registration', () => {
  test('is kept tidied, its agreements and its password apart (D-29)', () => {
    const value = {
      firstName: 'Ama',
      lastName: 'Ngo',
      birth: ama.birth,
      email: 'ama@example.com',
      phone: { e164: '+447911123456', phoneCode: '+44', mobile: '7911123456' },
    };
    expect(verdict()).toEqual({ ok: true, value });
    expect(verdict({ email: undefined })).toEqual({ ok: true, value: { ...value, email: undefined } });
  });

  test.each<[Partial<RegistrationAnswers>, string, string]>([
    [{ firstName: '' }, 'firstName', 'nameRequired'],
    [{ lastName: '<b>' }, 'lastName', 'nameInvalid'],
    [{ birth: undefined }, 'day', 'birthDateInvalid'],
    [{ birth: { year: 2010, month: 1, day: 1 } }, 'day', 'tooYoung'],
    [{ mobile: ' ' }, 'mobile', 'mobileRequired'],
    [{ mobile: '+33612345678' }, 'mobile', 'phoneNotOfCountry'],
    [{ email: '' }, 'email', 'emailInvalid'],
    [{ password: 'Passw0rd!', confirmation: 'Passw0rd!' }, 'password', 'common'],
    [{ confirmation: 'Sawa-2027' }, 'confirmation', 'passwordsDiffer'],
    [{ agreedToTerms: false }, 'agreedToTerms', 'termsRequired'],
    [{ agreedToPrivacy: false }, 'agreedToPrivacy', 'privacyRequired'],
    [{ countryCode: 'FR', mobile: '0612345678' }, 'agreedToPartnerTerms', 'partnerTermsRequired'],
  ])('with %j has the field %s refused: %s (AUT-32…45)', (differences, field, problem) => {
    expect(problemsWith(differences)).toEqual([{ field, problem }]);
  });

  test('with nothing right is refused field by field, at once and in the order of the form (D-29)', () => {
    const nothing = { firstName: '', lastName: '', birth: undefined, mobile: '', email: '', password: '' };
    const untold = { confirmation: 'x', agreedToTerms: false, agreedToPrivacy: false, countryCode: 'FR' as const };
    const fields = problemsWith({ ...nothing, ...untold }).map(({ field }) => field);
    expect([...new Set(fields)]).toEqual([
      'firstName',
      'lastName',
      'day',
      'mobile',
      'email',
      'password',
      'confirmation',
      'agreedToTerms',
      'agreedToPrivacy',
      'agreedToPartnerTerms',
    ]);
  });

  test('asks for partner terms where neither pounds nor Canadian dollars are paid (AUT-41)', () => {
    expect((['GB', 'CA', 'FR', 'DK', 'CH'] as const).map(asksPartnerTerms)).toEqual([false, false, true, true, true]);
    expect(verdict({ countryCode: 'FR', mobile: '0612345678', agreedToPartnerTerms: true }).ok).toBe(true);
  });
});
