import { sql } from 'kysely';
import type { PersonalDetails } from '#contract/verification/verification.ts';
import { accept } from '#domain/result.ts';
import { checkPersonalDetails } from '#domain/verification/personalDetails.ts';
import { storedProfile } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Outcome, refused } from '../http/route.ts';

type Submission = { readonly userId: string; readonly given: PersonalDetails };

/** Fills in what is not known yet, on the locked row. Birth date, phone and whatever else is known stay (KYC-27, D-41). */
export const savePersonalDetails = (db: Db, { userId, given }: Submission): Promise<Outcome<true>> =>
  inTransaction(db, async (transaction): Promise<Outcome<true>> => {
    const { rows } = await sql<{ profile: unknown }>`
      select profile from app_user where id = ${userId} for no key update`.execute(transaction);
    const profile = storedProfile.parse(rows[0]?.profile);
    const checked = checkPersonalDetails({ profile, given, country: profile.location_country });
    if (!checked.ok) return refused('personalDetailsInvalid', { fields: [...checked.faults] });

    const completed = JSON.stringify(checked.value);
    await sql`update app_user set profile = profile || ${completed}::jsonb, changed_at = now()
      where id = ${userId}`.execute(transaction);
    return accept(true);
  });
