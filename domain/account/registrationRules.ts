import { currencyOf } from '../reference/countries.ts';
import type { SignUpCountryCode } from '../reference/countryCodes.ts';
import { accept, type Result, refuse } from '../result.ts';
import { type AgeRefusal, type CalendarDay, checkBirthDate } from './ageRule.ts';
import { checkEmail } from './emailRule.ts';
import { checkName, type NameRefusal } from './nameRule.ts';
import { type CommonPasswords, confirmationMatches, type PasswordProblem, passwordProblems } from './passwordRules.ts';
import { checkPhone, type Phone, type PhoneRefusal } from './phoneRule.ts';
import { partnerTermsNeeded } from './requiredProfileFields.ts';

/** What somebody who registers has answered (D-29), as typed. */
export type RegistrationAnswers = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth: CalendarDay | undefined;
  readonly countryCode: SignUpCountryCode;
  readonly mobile: string;
  /** Absent where it was not asked for: the phone number is then the address. */
  readonly email: string | undefined;
  readonly password: string;
  readonly confirmation: string;
  readonly agreedToTerms: boolean;
  readonly agreedToPrivacy: boolean;
  readonly agreedToPartnerTerms: boolean;
};

/** The three parts of a birth date answer to `day`. */
type CheckedField = Exclude<keyof RegistrationAnswers, 'birth'> | 'day';

type RegistrationRefusal =
  | AgeRefusal
  | NameRefusal
  | PasswordProblem
  | PhoneRefusal
  | 'emailInvalid'
  | 'mobileRequired'
  | 'passwordsDiffer'
  | 'termsRequired'
  | 'privacyRequired'
  | 'partnerTermsRequired';

export type RegistrationProblem = { readonly field: CheckedField; readonly problem: RegistrationRefusal };

/** Every field as it should be, tidied. */
export type CheckedRegistration = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth: CalendarDay;
  readonly email: string | undefined;
  readonly phone: Phone;
};

/** One part of a registration, or all of it. */
export type Checked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly RegistrationProblem[] };

type Answered<Field extends keyof RegistrationAnswers> = Pick<RegistrationAnswers, Field>;

/** Every problem at once, in the order of the form, so that nobody is sent back twice. */
export function checkRegistration(
  answers: RegistrationAnswers,
  { today, commonPasswords }: { readonly today: CalendarDay; readonly commonPasswords: CommonPasswords },
): Checked<CheckedRegistration> {
  const aboutYou = checkAboutYou(answers, today);
  const contact = checkContact(answers);
  const consent = checkConsent(answers, commonPasswords);
  if (aboutYou.ok && contact.ok && consent.ok) return accept({ ...aboutYou.value, ...contact.value });
  return { ok: false, problems: [aboutYou, contact, consent].flatMap((part) => (part.ok ? [] : part.problems)) };
}

export function checkAboutYou(
  answers: Answered<'firstName' | 'lastName' | 'birth'>,
  today: CalendarDay,
): Checked<Pick<CheckedRegistration, 'firstName' | 'lastName' | 'birth'>> {
  const firstName = checkName(answers.firstName);
  const lastName = checkName(answers.lastName);
  const birth = checkBirthDate(answers.birth ?? noDay, today);
  if (firstName.ok && lastName.ok && birth.ok) {
    return accept({ firstName: firstName.value, lastName: lastName.value, birth: birth.value });
  }
  return { ok: false, problems: problemsOf({ firstName, lastName, day: birth }) };
}

export function checkContact(
  answers: Answered<'countryCode' | 'mobile' | 'email'>,
): Checked<Pick<CheckedRegistration, 'phone' | 'email'>> {
  const mobile = phoneOf(answers);
  const email = answers.email === undefined ? accept(undefined) : checkEmail(answers.email);
  if (mobile.ok && email.ok) return accept({ phone: mobile.value, email: email.value });
  return { ok: false, problems: problemsOf({ mobile, email }) };
}

export function checkConsent(
  answers: Answered<
    'countryCode' | 'password' | 'confirmation' | 'agreedToTerms' | 'agreedToPrivacy' | 'agreedToPartnerTerms'
  >,
  commonPasswords: CommonPasswords,
): Checked<undefined> {
  const problems = [...passwordFaults(answers, commonPasswords), ...missingAgreements(answers)];
  return problems.length > 0 ? { ok: false, problems } : accept(undefined);
}

/** AUT-41. */
export const asksPartnerTerms = (countryCode: SignUpCountryCode): boolean =>
  partnerTermsNeeded(currencyOf(countryCode));

const noDay: CalendarDay = { day: 0, month: 0, year: 0 };

type Results = { readonly [field in CheckedField]?: Result<unknown, RegistrationRefusal> };

const problemsOf = (results: Results): RegistrationProblem[] =>
  Object.entries(results).flatMap(([field, result]) =>
    result.ok ? [] : [{ field: field as CheckedField, problem: result.refusal }],
  );

const phoneOf = ({
  mobile,
  countryCode,
}: Answered<'countryCode' | 'mobile'>): Result<Phone, PhoneRefusal | 'mobileRequired'> =>
  mobile.trim() === '' ? refuse('mobileRequired') : checkPhone(mobile, countryCode);

function passwordFaults(
  answers: Answered<'password' | 'confirmation'>,
  common: CommonPasswords,
): RegistrationProblem[] {
  const faults = passwordProblems(answers.password, 'signUp', common);
  return [
    ...faults.map((problem) => ({ field: 'password', problem }) as const),
    ...(confirmationMatches(answers) ? [] : [{ field: 'confirmation', problem: 'passwordsDiffer' } as const]),
  ];
}

/** AUT-40, AUT-41. */
function missingAgreements(
  answers: Answered<'countryCode' | 'agreedToTerms' | 'agreedToPrivacy' | 'agreedToPartnerTerms'>,
): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (!answers.agreedToTerms) problems.push({ field: 'agreedToTerms', problem: 'termsRequired' });
  if (!answers.agreedToPrivacy) problems.push({ field: 'agreedToPrivacy', problem: 'privacyRequired' });
  if (asksPartnerTerms(answers.countryCode) && !answers.agreedToPartnerTerms) {
    problems.push({ field: 'agreedToPartnerTerms', problem: 'partnerTermsRequired' });
  }
  return problems;
}
