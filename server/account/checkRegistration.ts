import type { Registration } from '#contract/account/registration.ts';
import { type CheckedRegistration, checkRegistration } from '#domain/account/registrationRules.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { accept } from '#domain/result.ts';
import { type Outcome, refused } from '../http/route.ts';
import { commonPasswords } from './commonPasswords.ts';

/** What the rules say, and what only a call can get wrong: a phone code that is not the country's. */
export function checkRegistrationCall(body: Registration, now: Date): Outcome<CheckedRegistration> {
  const isEmailAsked = body.channel === 'email' || body.email.trim() !== '';
  const answers = {
    ...body,
    birth: body,
    email: isEmailAsked ? body.email : undefined,
    agreedToPartnerTerms: body.agreedToPartnerTerms === true,
  };
  const verdict = checkRegistration(answers, { today: calendarDay(now), commonPasswords });
  const codeFits = body.phoneCode === countryOf(body.countryCode).dialCode;
  if (verdict.ok && codeFits) return accept(verdict.value);

  const problems = verdict.ok ? [] : verdict.problems;
  const others = codeFits ? problems : problems.filter(({ field }) => field !== 'mobile');
  return refused('registrationInvalid', {
    fields: [...others, ...(codeFits ? [] : [{ field: 'mobile', problem: 'phoneNotOfCountry' }])],
  });
}

const calendarDay = (now: Date) => ({
  year: now.getUTCFullYear(),
  month: now.getUTCMonth() + 1,
  day: now.getUTCDate(),
});
