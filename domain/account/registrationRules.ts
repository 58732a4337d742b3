import { currencyOf } from '../reference/countries.ts';
import type { SignUpCountryCode } from '../reference/countryCodes.ts';
import { type Result, refuse } from '../result.ts';
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

export type RegistrationVerdict =
  | { readonly ok: true; readonly value: CheckedRegistration }
  | { readonly ok: false; readonly problems: readonly RegistrationProblem[] };

/** Every problem at once, in the order of the form, so that nobody is sent back twice. */
export function checkRegistration(
  answers: RegistrationAnswers,
  { today, commonPasswords }: { readonly today: CalendarDay; readonly commonPasswords: CommonPasswords },
): RegistrationVerdict {
  const problems: RegistrationProblem[] = [];
  const checked = <Value>(field: CheckedField, result: Result<Value, RegistrationRefusal>): Value | undefined => {
    if (!result.ok) problems.push({ field, problem: result.refusal });
    return result.ok ? result.value : undefined;
  };

  const firstName = checked('firstName', checkName(answers.firstName));
  const lastName = checked('lastName', checkName(answers.lastName));
  const birth = checked('day', checkBirthDate(answers.birth ?? noDay, today));
  const phone = checked('mobile', phoneOf(answers));
  const email = answers.email === undefined ? undefined : checked('email', checkEmail(answers.email));
  problems.push(...passwordFaults(answers, commonPasswords), ...missingAgreements(answers));

  if (problems.length > 0 || !firstName || !lastName || !birth || !phone) return { ok: false, problems };
  return { ok: true, value: { firstName, lastName, birth, email, phone } };
}

/** AUT-41. */
export const asksPartnerTerms = (countryCode: SignUpCountryCode): boolean =>
  partnerTermsNeeded(currencyOf(countryCode));

const noDay: CalendarDay = { day: 0, month: 0, year: 0 };

const phoneOf = ({ mobile, countryCode }: RegistrationAnswers): Result<Phone, PhoneRefusal | 'mobileRequired'> =>
  mobile.trim() === '' ? refuse('mobileRequired') : checkPhone(mobile, countryCode);

function passwordFaults(answers: RegistrationAnswers, common: CommonPasswords): RegistrationProblem[] {
  const faults = passwordProblems(answers.password, 'signUp', common);
  return [
    ...faults.map((problem) => ({ field: 'password', problem }) as const),
    ...(confirmationMatches(answers) ? [] : [{ field: 'confirmation', problem: 'passwordsDiffer' } as const]),
  ];
}

/** AUT-40, AUT-41. */
function missingAgreements(answers: RegistrationAnswers): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  if (!answers.agreedToTerms) problems.push({ field: 'agreedToTerms', problem: 'termsRequired' });
  if (!answers.agreedToPrivacy) problems.push({ field: 'agreedToPrivacy', problem: 'privacyRequired' });
  if (asksPartnerTerms(answers.countryCode) && !answers.agreedToPartnerTerms) {
    problems.push({ field: 'agreedToPartnerTerms', problem: 'partnerTermsRequired' });
  }
  return problems;
}
