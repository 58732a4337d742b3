import type { Registration } from '#contract/account.ts';
import { type CalendarDay, checkBirthDate } from '#domain/account/ageRule.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { checkName } from '#domain/account/nameRule.ts';
import { checkPassword, confirmationMatches } from '#domain/account/passwordRules.ts';
import { checkPhone } from '#domain/account/phoneRule.ts';
import { partnerTermsNeeded } from '#domain/account/requiredProfileFields.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import type { Result } from '#domain/result.ts';
import type { FieldProblemCode } from '#src/locales/fieldProblem.ts';

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

export type RegistrationProblem = { readonly field: RegistrationField; readonly problem: FieldProblemCode };

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

/** AUT-41. */
export const asksPartnerTerms = ({ countryCode }: RegistrationDraft): boolean =>
  partnerTermsNeeded(currencyOf(countryCode));

export type CheckedDraft =
  | { readonly ok: true; readonly registration: Registration }
  | { readonly ok: false; readonly problems: readonly RegistrationProblem[] };

/** Every problem at once; the server checks the same rules, and knows the passwords everybody guesses first. */
export function checkDraft(draft: RegistrationDraft, today: CalendarDay): CheckedDraft {
  const problems: RegistrationProblem[] = [];
  const checked = <Value>(field: RegistrationField, result: Result<Value, FieldProblemCode>): Value | undefined => {
    if (!result.ok) problems.push({ field, problem: result.refusal });
    return result.ok ? result.value : undefined;
  };

  const firstName = checked('firstName', checkName(draft.firstName));
  const lastName = checked('lastName', checkName(draft.lastName));
  const birth = checked('day', checkBirthDate(draft.day ?? { day: 0, month: 0, year: 0 }, today));
  const phone = checked('mobile', phoneOf(draft));
  const email = checked('email', checkEmail(draft.email));
  problems.push(...passwordProblems(draft), ...missingAgreements(draft));
  if (problems.length > 0 || !firstName || !lastName || !birth || !phone || !email) return { ok: false, problems };

  const referralCode = draft.referralCode.trim();
  const registration: Registration = {
    firstName,
    lastName,
    ...birth,
    countryCode: draft.countryCode,
    phoneCode: phone.phoneCode,
    mobile: phone.mobile,
    email,
    channel: draft.channel,
    password: draft.password,
    confirmation: draft.confirmation,
    agreedToTerms: draft.agreedToTerms,
    agreedToPrivacy: draft.agreedToPrivacy,
    marketingOptOut: draft.marketingOptOut,
    ...(asksPartnerTerms(draft) && { agreedToPartnerTerms: draft.agreedToPartnerTerms }),
    ...(referralCode && { referralCode }),
  };
  return { ok: true, registration };
}

function phoneOf({ mobile, countryCode }: RegistrationDraft) {
  if (mobile.trim() === '') return { ok: false, refusal: 'mobileRequired' } as const;
  return checkPhone(mobile, countryCode);
}

function passwordProblems({ password, confirmation }: RegistrationDraft): RegistrationProblem[] {
  const unmet = checkPassword(password, 'signUp').filter(({ met }) => !met);
  return [
    ...unmet.map(({ rule }) => ({ field: 'password', problem: rule }) as const),
    ...(confirmationMatches({ password, confirmation })
      ? []
      : [{ field: 'confirmation', problem: 'passwordsDiffer' } as const]),
  ];
}

/** AUT-40, AUT-41. */
function missingAgreements(draft: RegistrationDraft): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (!draft.agreedToTerms) problems.push({ field: 'agreedToTerms', problem: 'termsRequired' });
  if (!draft.agreedToPrivacy) problems.push({ field: 'agreedToPrivacy', problem: 'privacyRequired' });
  if (asksPartnerTerms(draft) && !draft.agreedToPartnerTerms) {
    problems.push({ field: 'agreedToPartnerTerms', problem: 'partnerTermsRequired' });
  }
  return problems;
}
