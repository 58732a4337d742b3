import type { Registration } from '#contract/account.ts';
import type { FieldProblem } from '#contract/failure.ts';
import { checkBirthDate } from '#domain/account/ageRule.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { checkName } from '#domain/account/nameRule.ts';
import { confirmationMatches, passwordProblems } from '#domain/account/passwordRules.ts';
import { checkPhone, type Phone } from '#domain/account/phoneRule.ts';
import { partnerTermsNeeded } from '#domain/account/requiredProfileFields.ts';
import { countryOf, currencyOf } from '#domain/reference/countries.ts';
import { accept, type Result } from '#domain/result.ts';
import { type Outcome, refused } from '../http/route.ts';
import { commonPasswords } from './commonPasswords.ts';

/** A registration whose every field is as it should be, tidied. */
export type CheckedRegistration = {
  readonly firstName: string;
  readonly lastName: string;
  /** Absent only where the phone number is the address and no e-mail was given. */
  readonly email: string | undefined;
  readonly phone: Phone;
};

/** Every problem at once, so that nobody is sent back twice. Fields carry the request's names; the three of the birth date answer to `day`. */
export function checkRegistration(body: Registration, now: Date): Outcome<CheckedRegistration> {
  const problems: FieldProblem[] = [];
  const checked = <Value>(field: string, result: Result<Value, string>): Value | undefined => {
    if (result.ok) return result.value;
    problems.push({ field, problem: result.refusal });
    return undefined;
  };

  const firstName = checked('firstName', checkName(body.firstName));
  const lastName = checked('lastName', checkName(body.lastName));
  const isEmailNeeded = body.channel === 'email' || body.email.trim() !== '';
  const email = isEmailNeeded ? checked('email', checkEmail(body.email)) : undefined;
  const phone = checked('mobile', phoneOf(body));
  checked('day', checkBirthDate(body, calendarDay(now)));
  problems.push(...passwordFaults(body), ...missingAgreements(body));

  if (problems.length > 0 || !firstName || !lastName || !phone) {
    return refused('registrationInvalid', { fields: problems });
  }
  return accept({ firstName, lastName, email, phone });
}

function phoneOf({ mobile, countryCode, phoneCode }: Registration): Result<Phone, string> {
  if (phoneCode !== countryOf(countryCode).dialCode) return { ok: false, refusal: 'phoneNotOfCountry' };
  return checkPhone(mobile, countryCode);
}

function passwordFaults({ password, confirmation }: Registration): FieldProblem[] {
  const faults = passwordProblems(password, 'signUp', commonPasswords);
  return [
    ...faults.map((problem) => ({ field: 'password', problem })),
    ...(confirmationMatches({ password, confirmation }) ? [] : [{ field: 'confirmation', problem: 'passwordsDiffer' }]),
  ];
}

/** AUT-40, AUT-41. */
function missingAgreements(body: Registration): FieldProblem[] {
  const needsPartner = partnerTermsNeeded(currencyOf(body.countryCode));
  const agreements = [
    { field: 'agreedToTerms', agreed: body.agreedToTerms, problem: 'termsRequired' },
    { field: 'agreedToPrivacy', agreed: body.agreedToPrivacy, problem: 'privacyRequired' },
    {
      field: 'agreedToPartnerTerms',
      agreed: !needsPartner || body.agreedToPartnerTerms === true,
      problem: 'partnerTermsRequired',
    },
  ];
  return agreements.flatMap(({ field, agreed, problem }) => (agreed ? [] : [{ field, problem }]));
}

const calendarDay = (now: Date) => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
});
