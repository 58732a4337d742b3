import { registerCountry } from '#contract/account/countryRegistration.ts';
import {
  type CountryRegistrationForm,
  countryRegistrationFields,
  countryRegistrationProblems,
  isCountry,
  joinedPhone,
  joinedPhoneFits,
} from '#domain/account/countryRegistration.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { checkName } from '#domain/account/nameRule.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { type PlainForm, plainForm } from '../http/plainForms.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Call, type Outcome, publicRoute, type Route, refused } from '../http/route.ts';

/** Registrations one visitor may send an hour: each is read by a person. */
const registrationsAllowed: Allowance = { limit: 10, windowSeconds: 3_600 };

type Dependencies = { readonly db: Db; readonly limiter: AttemptLimiter };

/** Who wants the service in a country that does not have it yet (API-68, BIZ-10, BIZ-11). */
export function countryRegistration({ db, limiter }: Dependencies): {
  readonly route: Route;
  readonly form: PlainForm;
} {
  async function take({
    body,
    visitor,
  }: Pick<Call<typeof registerCountry>, 'body' | 'visitor'>): Promise<Outcome<{ done: true }>> {
    const name = checkName(body.name);
    if (!name.ok) return refusedField('name', name.refusal);
    const email = checkEmail(body.email);
    if (!email.ok) return refusedField('email', email.refusal);
    if (!isCountry(body.country)) return refusedField('country', 'countryMissing');
    if (!joinedPhoneFits(body.phone)) return refusedField('phone', 'phoneInvalid');
    const limited = await limiter.takeFrom(visitor, 'countryRegistration', registrationsAllowed);
    if (limited) return limited;
    await db
      .insertInto('country_registration')
      .values({
        id: newId(),
        name: name.value,
        email: email.value,
        country: body.country,
        phone: body.phone,
        message: body.message?.trim() ?? '',
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return accept({ done: true as const });
  }
  return {
    route: publicRoute(registerCountry, take),
    form: plainForm(registerCountry, {
      anchor: 'registration',
      fields: countryRegistrationFields,
      bodyOf: (field) => {
        const { phoneCode, mobile, ...form } = formOf(field);
        return { ...form, phone: joinedPhone({ phoneCode, mobile }) };
      },
      wrongIn: (field) => countryRegistrationProblems(formOf(field)).map(({ field: name }) => name),
      take,
    }),
  };
}

const formOf = (field: (name: string) => string): CountryRegistrationForm => ({
  name: field('name'),
  email: field('email'),
  country: field('country'),
  phoneCode: field('phoneCode'),
  mobile: field('mobile'),
  message: field('message'),
});

const refusedField = (field: string, problem: string) => refused('requestInvalid', { fields: [{ field, problem }] });
