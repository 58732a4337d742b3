import { sql } from 'kysely';
import { profile as senderProfile } from '#contract/account/account.ts';
import { listReferrals } from '#contract/reward/rewards.ts';
import { money, toMajorNumber } from '#domain/money/money.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { signedInRoute } from '../http/route.ts';
import { poundsSentBy } from './poundsSent.ts';

type FriendRow = { id: string; profile: unknown; pounds: bigint; used: boolean };

/** Friends one person is shown; whoever brings more is not somebody who recommends us to friends. */
const shownAtMost = 200;

/** The friends somebody brought, furthest first. Those who never confirmed their account are nobody yet. */
export const rewardRoutes = ({ db }: { readonly db: Db }) => [
  signedInRoute(listReferrals, async (_call, { userId }) => {
    const { rows } = await sql<FriendRow>`
      select f.id, f.profile,
        ${poundsSentBy(sql`f.id`)} as pounds,
        exists (select from reward r join reward_use u on u.reward_id = r.id
          where r.friend_id = f.id and r.user_id = ${userId} and r.kind = 'referrer') as used
      from app_user f join app_user me on upper(f.meta->>'referredBy') = me.referral_code
      where me.id = ${userId} and f.meta ? 'referredBy' and f.status <> 'UNCONFIRMED' and f.id <> me.id
      order by pounds desc, f.created_at limit ${shownAtMost}`.execute(db);
    return accept({ count: rows.length, referredUsers: rows.map(referredUser) });
  }),
];

function referredUser({ id, profile, pounds, used }: FriendRow) {
  const { firstName, lastName } = senderProfile.parse(profile);
  return {
    firstName,
    lastName,
    userId: id,
    cummulativeTransfer: toMajorNumber(money('GBP', Number(pounds))),
    useStatus: used ? ('Used' as const) : ('Active' as const),
  };
}
