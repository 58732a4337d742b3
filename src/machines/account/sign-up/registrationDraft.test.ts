import { describe, expect, test } from 'vitest';
import { registeredParts, registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import {
  checkPart,
  draftFrom,
  type EarlierDetails,
  partsBefore,
  type RegistrationDraft,
  typedDetails,
  typedText,
} from './registrationDraft.ts';
import { type RegistrationPart, registrationParts } from './registrationParts.ts';

const today = { year: 2026, month: 3, day: 14 };

const complete: RegistrationDraft = {
  ...draftFrom(registrationFixture),
  password: registrationFixture.password,
  confirmation: registrationFixture.confirmation,
};

/** Part by part, as the form is handed in. */
function handedIn(change: Partial<RegistrationDraft>) {
  const checked = registrationParts.map((part) => checkPart[part]({ ...complete, ...change }, today));
  return {
    registration: Object.assign({}, ...checked.map((part) => (part.ok ? part.value.answers : {}))),
    problems: checked.flatMap((part) => (part.ok ? [] : part.problems)),
  };
}

const problemsOf = (change: Partial<RegistrationDraft>) =>
  handedIn(change).problems.map(({ field, problem }) => `${field}: ${problem}`);

describe('a filled-in registration form', () => {
  test('becomes the very registration it says', () => {
    expect(handedIn({})).toEqual({ registration: registrationFixture, problems: [] });
  });

  test('is tidied: spaces, capitals and the national zero go, an empty referral code is left out (AUT-42)', () => {
    const typed = { firstName: ' Ama ', email: ' Ama@Example.com', mobile: '07400 123 456', referralCode: ' ' };
    expect(handedIn(typed)).toEqual({ registration: registrationFixture, problems: [] });
  });

  test.each<[string, Partial<RegistrationDraft>, string[]]>([
    ['an empty name (AUT-39)', { firstName: ' ' }, ['firstName: nameRequired']],
    ['digits in a name (AUT-45)', { lastName: 'N7u' }, ['lastName: nameInvalid']],
    ['no birth date', { day: undefined }, ['day: birthDateInvalid']],
    ['the day before the 18th birthday (AUT-35)', { day: { year: 2008, month: 3, day: 15 } }, ['day: tooYoung']],
    ['the 18th birthday itself (D-30)', { day: { year: 2008, month: 3, day: 14 } }, []],
    ['no phone', { mobile: '' }, ['mobile: mobileRequired']],
    ['a phone over 20 characters (AUT-36)', { mobile: '740012345674001234567' }, ['mobile: phoneTooLong']],
    ['a phone of another country (AUT-37)', { countryCode: 'CA' }, ['mobile: phoneNotOfCountry']],
    ['a bad e-mail (AUT-38)', { email: 'ama@' }, ['email: emailInvalid']],
    [
      'a weak password, told whole (AUT-32)',
      { password: 'lagoon', confirmation: 'lagoon' },
      ['password: minimumLength', 'password: number', 'password: uppercase', 'password: special'],
    ],
    ['another confirmation (AUT-34)', { confirmation: 'Correct-horse2' }, ['confirmation: passwordsDiffer']],
    [
      'no agreement (AUT-40)',
      { agreedToTerms: false, agreedToPrivacy: false },
      ['agreedToTerms: termsRequired', 'agreedToPrivacy: privacyRequired'],
    ],
    [
      'no partner terms where euros are paid in (AUT-41)',
      { countryCode: 'FR', mobile: '612345678' },
      ['agreedToPartnerTerms: partnerTermsRequired'],
    ],
    ['no partner terms where they are not asked', { countryCode: 'CA', mobile: '4165551234' }, []],
  ])('with %s', (_, change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });
});

describe('a form somebody comes back to', () => {
  const { aboutYou, contact } = registeredParts();

  test.each<[string, RegistrationPart, EarlierDetails, ReturnType<typeof partsBefore>]>([
    ['the first part with nothing', 'aboutYou', registrationFixture, undefined],
    ['the second with the first', 'contact', registrationFixture, { aboutYou }],
    ['the third with both', 'consent', registrationFixture, { aboutYou, contact }],
    ['the second where that is not right any more', 'consent', { ...registrationFixture, email: 'ama@' }, { aboutYou }],
    ['the first where nothing was typed', 'consent', {}, undefined],
  ])('goes on at %s', (_case, part, known, before) => {
    expect(partsBefore(part, known, today)).toEqual(before);
  });

  test('has everything but the passwords', () => {
    const { password, confirmation, ...rest } = draftFrom(registrationFixture);
    expect([password, confirmation]).toEqual(['', '']);
    expect(rest).toMatchObject({ firstName: 'Ama', day: { year: 1990, month: 3, day: 14 }, mobile: '7400123456' });
  });

  test('begins with the code of the friend who sent them (AUT-42)', () => {
    expect(draftFrom({ referralCode: 'SAW12345' }).referralCode).toBe('SAW12345');
  });
});

describe('what is typed on the form', () => {
  test('is kept as text and read back as it was, boxes ticked or not, without passwords (D-121)', () => {
    const draft = draftFrom({
      firstName: 'Awa',
      lastName: 'Diallo',
      day: 4,
      month: 2,
      year: 1990,
      countryCode: 'CA',
      mobile: '4165550123',
      email: 'awa@example.com',
      channel: 'sms',
      agreedToTerms: true,
    });
    const typed = typedText({
      ...draft,
      password: 'Lagoon-88-Kite',
      confirmation: 'Lagoon-88-Kite',
    });
    expect(typed).toEqual({
      firstName: 'Awa',
      lastName: 'Diallo',
      day: '1990-02-04',
      countryCode: 'CA',
      mobile: '4165550123',
      email: 'awa@example.com',
      channel: 'sms',
      referralCode: '',
      agreedToTerms: 'yes',
      agreedToPrivacy: 'no',
      agreedToPartnerTerms: 'no',
      marketingOptOut: 'no',
    });
    expect(draftFrom(typedDetails(typed))).toEqual(draft);
  });

  test('that makes no sense is no answer', () => {
    expect(typedDetails({ day: 'soon', countryCode: 'XX', channel: 'pigeon' })).toEqual({});
  });
});
