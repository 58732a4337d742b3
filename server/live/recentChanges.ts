import { sql } from 'kysely';
import type { LiveEvent } from '#contract/notification.ts';
import { identityNews, type NotificationType } from '#domain/notification/notificationType.ts';
import type { Db } from '../database/open.ts';

type Change = {
  readonly userId: string;
  /** The same for the same change, however often it is read. */
  readonly name: string;
  readonly event: LiveEvent;
};

/** Far longer than a transaction takes to become visible after the time it carries. */
const lately = sql`now() - interval '15 seconds'`;

/** What changed lately for these people; the same change is read several times. */
export async function changesFor(db: Db, users: readonly string[]): Promise<Change[]> {
  const transfers = await sql<{ user_id: string; id: string; version: number }>`
    select t.user_id, t.id, e.version from status_event e join transfer t on t.id = e.transfer_id
    where e.at > ${lately} and t.user_id = any(${users}) order by e.at`.execute(db);
  const payouts = await sql<{ user_id: string; id: string; attempt: string; state: string }>`
    select t.user_id, t.id, o.id as attempt, o.state from payout_attempt o join transfer t on t.id = o.transfer_id
    where o.updated_at > ${lately} and t.user_id = any(${users})`.execute(db);
  const notifications = await sql<{ user_id: string; id: string; status: string; type: NotificationType }>`
    select user_id, id, status, type from notification
    where (created_at > ${lately} or read_at > ${lately}) and user_id = any(${users}) order by created_at`.execute(db);
  const people = await changedPeople(db, users);
  return [
    ...transfers.rows.map(({ user_id, id, version }) => ({
      userId: user_id,
      name: `${id}:${version}`,
      event: { kind: 'transfer' as const, id },
    })),
    ...payouts.rows.map(({ user_id, id, attempt, state }) => ({
      userId: user_id,
      name: `${attempt}:${state}`,
      event: { kind: 'transfer' as const, id },
    })),
    ...notifications.rows.flatMap(({ user_id, id, status, type }) => [
      { userId: user_id, name: `${id}:${status}`, event: { kind: 'notification' as const } },
      ...(status === 'UNREAD' && identityNews.some((news) => news === type)
        ? [{ userId: user_id, name: `${id}:account`, event: { kind: 'account' as const } }]
        : []),
    ]),
    ...people.map(({ user_id, name }) => ({ userId: user_id, name, event: { kind: 'account' as const } })),
  ];
}

/** Those who were changed themselves, or were given something: what comes in one transaction is one change. */
async function changedPeople(db: Db, users: readonly string[]) {
  const { rows } = await sql<{ user_id: string; name: string }>`
    select user_id, user_id || ':' || at as name from (
      select id as user_id, changed_at as at from app_user where id = any(${users})
      union select user_id, activated_at from reward where user_id = any(${users})
      union select user_id, earned_at from points_earned where user_id = any(${users})) as change
    where at > ${lately}`.execute(db);
  return rows;
}
