import type { Db } from '../database/open.ts';
import { livesWhereSuspended } from '../lookups/suspendedLocations.ts';
import { usableRewards } from '../rewards/rewardStore.ts';
import type { TransferQuoteDependencies } from './transferQuoteRoute.ts';

type Standing = Pick<TransferQuoteDependencies, 'usableRewards' | 'isSuspended'>;

/** What a price depends on besides the price: who asks. */
export const sendersStanding = (db: Db): Standing => ({
  usableRewards: (owner) => usableRewards(db, owner),
  isSuspended: (userId) => livesWhereSuspended(db, userId),
});
