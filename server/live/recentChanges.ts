import { sql } from 'kysely';
import type { LiveEvent } from '#contract/notification/notification.ts';
import { identityNews } from '#domain/notification/notificationType.ts';
import type { Db } from '../database/open.ts';

type Change = {
  readonly userId: string;
  /** The same for the same change, however often it is read. */
  readonly name: string;
  readonly event: LiveEvent;
};

type Row = { user_id: string; kind: LiveEvent['kind']; transfer_id: string | null; name: string };

/** Far longer than a transaction takes to become visible after the time it carries. */
const lately = sql`now() - interval '15 seconds'`;

/** What changed lately for these people; the same change is read several times. */
export async function changesFor(db: Db, users: readonly string[]): Promise<Change[]> {
  const theirs = sql`user_id = any(${users})`;
  const found = await sql<Row>`select user_id, kind, transfer_id, name from (
      select t.user_id, 'transfer' as kind, t.id as transfer_id, t.id || ':' || e.version as name, e.at
        from status_event e join transfer t on t.id = e.transfer_id where e.at > ${lately} and t.${theirs}
      union all select t.user_id, 'transfer', t.id, o.id || ':' || o.state, o.updated_at
        from payout_attempt o join transfer t on t.id = o.transfer_id where o.updated_at > ${lately} and t.${theirs}
      union all select user_id, 'notification', null, id || ':' || status, created_at
        from notification where (created_at > ${lately} or read_at > ${lately}) and ${theirs}
      union all ${changesOfPeople(users)}) as change
    order by at`.execute(db);
  return found.rows.map(({ user_id: userId, kind, transfer_id: id, name }) => ({
    userId,
    name,
    event: id === null ? { kind } : { kind, id },
  }));
}

/** Those who were changed themselves, or what they have to use: what comes in one transaction is one change. */
const changesOfPeople = (users: readonly string[]) => sql`
  select user_id, 'account', null::uuid, user_id || ':' || at, at from (
    select id as user_id, changed_at as at from app_user where id = any(${users})
    union select user_id, greatest(activated_at, expired_at) from reward where user_id = any(${users})
    union select user_id, earned_at from points_earned where user_id = any(${users})
    union select t.user_id, e.at from status_event e join transfer t on t.id = e.transfer_id
      where t.user_id = any(${users}) and exists (select from quote_reward q where q.quote_id = t.quote_id)
    union select user_id, created_at from notification
      where type = any(${[...identityNews]}) and status = 'UNREAD' and user_id = any(${users})) as person
  where at > ${lately}`;
