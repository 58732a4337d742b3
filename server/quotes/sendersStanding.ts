import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { livesWhereSuspended } from '../lookups/suspendedLocations.ts';
import { usableRewards } from '../rewards/rewardStore.ts';
import type { TransferQuoteDependencies } from './transferQuoteRoute.ts';

type Standing = Pick<TransferQuoteDependencies, 'usableRewards' | 'isSuspended' | 'residenceOf'>;

/** What a price depends on besides the price: who asks. */
export const sendersStanding = (db: Db): Standing => ({
  usableRewards: (owner) => usableRewards(db, owner),
  residenceOf: async (userId) => {
    const { rows } = await sql<{ country: string | null }>`select profile->>'location_country' as country
      from app_user where id = ${userId}`.execute(db);
    return rows[0]?.country ?? undefined;
  },
  isSuspended: (userId) => livesWhereSuspended(db, userId),
});
