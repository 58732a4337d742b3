import { subscribe } from '#contract/site/newsletter.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { type PlainForm, plainForm } from '../http/plainForms.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Call, type Outcome, publicRoute, type Route, refused } from '../http/route.ts';

/** Addresses one visitor may leave an hour. */
const subscriptionsAllowed: Allowance = { limit: 10, windowSeconds: 3_600 };

type Dependencies = { readonly db: Db; readonly limiter: AttemptLimiter };

/** The newsletter (API-67, BIZ-08): an address is kept once, however often it comes. */
export function newsletter({ db, limiter }: Dependencies): { readonly route: Route; readonly form: PlainForm } {
  async function keep({ body, language, visitor }: Pick<Call<typeof subscribe>, 'body' | 'language' | 'visitor'>) {
    const email = checkEmail(body.email);
    if (!email.ok) return refused('requestInvalid', { fields: [{ field: 'email', problem: email.refusal }] });
    const limited = await limiter.takeFrom(visitor, 'newsletter', subscriptionsAllowed);
    if (limited) return limited;
    await db
      .insertInto('newsletter_subscription')
      .values({ email: email.value, language })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return accept({ done: true as const });
  }
  const take = (call: Parameters<typeof keep>[0]): Promise<Outcome<{ done: true }>> => keep(call);
  return {
    route: publicRoute(subscribe, take),
    form: plainForm(subscribe, {
      anchor: 'newsletter',
      fields: ['email'],
      bodyOf: (field) => ({ email: field('email') }),
      wrongIn: (field) => (checkEmail(field('email')).ok ? [] : ['email']),
      take,
    }),
  };
}
