import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { usableRewards } from '../reward/rewardStore.ts';
import type { TransferQuoteDependencies } from './transferQuoteRoute.ts';

type Standing = Pick<TransferQuoteDependencies, 'usableRewards' | 'residenceOf'>;

/** What a price depends on besides the price: who asks. */
export const senderEligibility = (db: Db): Standing => ({
  usableRewards: (owner) => usableRewards(db, owner),
  residenceOf: async (userId) => {
    const { rows } = await sql<{ country: string | null; suspended: boolean }>`select
        profile->>'location_country' as country,
        exists (select from suspended_location s where s.country = u.profile->>'location_country') as suspended
      from app_user u where u.id = ${userId}`.execute(db);
    return { country: rows[0]?.country ?? undefined, isSuspended: rows[0]?.suspended ?? false };
  },
});
