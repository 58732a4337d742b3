import { sql } from 'kysely';
import { isForReading, type ProfileChanges, updateSettings, updateUser } from '#contract/account/profile.ts';
import { accept } from '#domain/result.ts';
import { checkProfileEdit, payInCurrencyFrom, personalDetailsFields } from '#domain/verification/personalDetails.ts';
import { personalInfoSubmitted } from '#domain/verification/verificationState.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Outcome, refused, signedInRoute } from '../http/route.ts';
import { confirmed } from './factors/stepUp.ts';
import { readUserView, storedProfile } from './userView.ts';

/** Profile and settings. Whatever is changed but how pages look, the password was given just before (PRF-07, D-38). */
export const profileRoutes = ({ db }: { readonly db: Db }) => [
  signedInRoute(updateUser, async ({ params, body }, caller) => {
    const { userId } = caller;
    if (params.id !== userId) return refused('notFound');
    if ('readTermsAndCondition' in body) {
      await agreeToTerms(db, userId);
      return accept(await readUserView(db, userId));
    }
    const shown = { kind: 'account', act: 'editProfile' } as const;
    const asked = await confirmed(db, caller, { shown, about: body.profile });
    if (!asked.ok) return asked;
    const saved = await saveProfile(db, { userId, given: body.profile });
    return saved.ok ? accept(await readUserView(db, userId)) : saved;
  }),

  signedInRoute(updateSettings, async ({ body }, caller) => {
    const { userId } = caller;
    const shown = { kind: 'account', act: 'changeSettings' } as const;
    const asked = isForReading(body) ? accept(true) : await confirmed(db, caller, { shown, about: body });
    if (!asked.ok) return asked;
    const changed = JSON.stringify(body);
    await sql`update app_user set settings = settings || ${changed}::jsonb, changed_at = now()
      where id = ${userId}`.execute(db);
    return accept(await readUserView(db, userId));
  }),
];

const agreeToTerms = (db: Db, userId: string) =>
  sql`update app_user set profile = profile || '{"readTermsAndCondition": "1"}', changed_at = now()
    where id = ${userId}`.execute(db);

type Edit = { readonly userId: string; readonly given: ProfileChanges };

/** On the locked row. Before personal details were submitted there is nothing to edit: they are submitted first (PRF-02). */
const saveProfile = (db: Db, { userId, given }: Edit): Promise<Outcome<true>> =>
  inTransaction(db, async (transaction): Promise<Outcome<true>> => {
    const { rows } = await sql<{ profile: unknown }>`
      select profile from app_user where id = ${userId} for no key update`.execute(transaction);
    const profile = storedProfile.parse(rows[0]?.profile);
    const country = profile.location_country;
    const isSubmitted = personalInfoSubmitted(profile, payInCurrencyFrom(country));
    if (!isSubmitted && !isOnlyShortOfNewFields(profile)) return refused('personalDetailsRequired');
    const checked = checkProfileEdit({ profile, given, country });
    if (!checked.ok) return refused('personalDetailsInvalid', { fields: [...checked.faults] });

    const edited = JSON.stringify(checked.value);
    await sql`update app_user set profile = (profile - ${[...personalDetailsFields]}::text[]) || ${edited}::jsonb,
      changed_at = now() where id = ${userId}`.execute(transaction);
    return accept(true);
  });

/** An address was given once: what is missing by now was asked for later (PRF-05). */
const isOnlyShortOfNewFields = ({ address1 }: { readonly address1?: string | undefined }) => address1 !== undefined;
