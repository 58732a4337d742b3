import type { Registration } from '#contract/registration.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import { asksPartnerTerms, checkRegistration, type RegistrationProblem } from '#domain/account/registrationRules.ts';
import { isSignUpCountry, type SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { type TypedText, textOf } from '../typed-forms/typedForms.ts';

/** The form as it is being filled in, by the names of the call; the three parts of the birth date answer to `day`. */
export type RegistrationDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly day: CalendarDay | undefined;
  readonly countryCode: SignUpCountryCode;
  readonly mobile: string;
  readonly email: string;
  readonly channel: Registration['channel'];
  readonly password: string;
  readonly confirmation: string;
  readonly referralCode: string;
  readonly agreedToTerms: boolean;
  readonly agreedToPrivacy: boolean;
  readonly agreedToPartnerTerms: boolean;
  readonly marketingOptOut: boolean;
};

/** In the order of the page, which is the order problems are told in. */
export const registrationFields = [
  'firstName',
  'lastName',
  'day',
  'countryCode',
  'mobile',
  'email',
  'channel',
  'password',
  'confirmation',
  'referralCode',
  'agreedToTerms',
  'agreedToPrivacy',
  'agreedToPartnerTerms',
  'marketingOptOut',
] as const satisfies readonly (keyof RegistrationDraft)[];
export type RegistrationField = (typeof registrationFields)[number];

export type EarlierDetails = Partial<Omit<Registration, 'password' | 'confirmation'>>;

/** Empty, or with what is known: the friend's code, or the details of somebody who came back to change them. */
export const draftFrom = (known: EarlierDetails): RegistrationDraft => ({
  firstName: known.firstName ?? '',
  lastName: known.lastName ?? '',
  day: known.day && known.month && known.year ? { day: known.day, month: known.month, year: known.year } : undefined,
  // Spec §3, client defaults.
  countryCode: known.countryCode ?? 'GB',
  mobile: known.mobile ?? '',
  email: known.email ?? '',
  channel: known.channel ?? 'email',
  password: '',
  confirmation: '',
  referralCode: known.referralCode ?? '',
  agreedToTerms: known.agreedToTerms ?? false,
  agreedToPrivacy: known.agreedToPrivacy ?? false,
  agreedToPartnerTerms: known.agreedToPartnerTerms ?? false,
  marketingOptOut: known.marketingOptOut ?? false,
});

const boxes = ['agreedToTerms', 'agreedToPrivacy', 'agreedToPartnerTerms', 'marketingOptOut'] as const;

/** What is on the form, in text; passwords are given anew. A ticked box agrees to nothing before the form is sent. */
export function typedText({
  day,
  password: _password,
  confirmation: _confirmation,
  ...change
}: Partial<RegistrationDraft>) {
  const ticked = boxes.flatMap((box) =>
    change[box] === undefined ? [] : [[box, change[box] ? 'yes' : 'no'] as const],
  );
  return { ...textOf(change), ...Object.fromEntries(ticked), ...(day && { day: isoDay(day) }) };
}

export const isoDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');

export function typedDetails(typed: TypedText): EarlierDetails {
  const { firstName, lastName, mobile, email, referralCode, countryCode = '', channel, day } = typed;
  const [year, month, date] = day?.split('-').map(Number) ?? [];
  return {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(referralCode !== undefined && { referralCode }),
    ...(isSignUpCountry(countryCode) && { countryCode }),
    ...((channel === 'email' || channel === 'sms') && { channel }),
    ...(year && month && date && { year, month, day: date }),
    ...Object.fromEntries(boxes.flatMap((box) => (typed[box] === undefined ? [] : [[box, typed[box] === 'yes']]))),
  };
}

export type CheckedDraft =
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly problems: readonly RegistrationProblem[] };

/** The server checks the same rules, and knows the passwords everybody guesses first. */
export function checkDraft(draft: RegistrationDraft, today: CalendarDay): CheckedDraft {
  const verdict = checkRegistration({ ...draft, birth: draft.day }, { today, commonPasswords: new Set() });
  if (!verdict.ok) return verdict;

  const { firstName, lastName, birth, phone } = verdict.value;
  const { countryCode, channel, password, confirmation, agreedToTerms, agreedToPrivacy, marketingOptOut } = draft;
  const referralCode = draft.referralCode.trim();
  const registration: Registration = {
    firstName,
    lastName,
    ...birth,
    countryCode,
    phoneCode: phone.phoneCode,
    mobile: phone.mobile,
    email: verdict.value.email ?? '',
    channel,
    password,
    confirmation,
    agreedToTerms,
    agreedToPrivacy,
    marketingOptOut,
    ...(asksPartnerTerms(countryCode) && { agreedToPartnerTerms: draft.agreedToPartnerTerms }),
    ...(referralCode && { referralCode }),
  };
  return { ok: true, registration };
}
