import { sql } from 'kysely';
import { askForReminder, cancelReminder, type ReminderTime, readReminder } from '#contract/guide/guideReminder.ts';
import { accept } from '#domain/result.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { type Route, refused, signedInRoute } from '../http/route.ts';
import { reminderKind } from './remind.ts';

/** Reminders one person may ask for: each takes the place of the one before. */
const remindersAllowed: Allowance = { limit: 20, windowSeconds: 3_600 };

/** Days from today and the hour, where the sender is. */
const moments: Readonly<Record<ReminderTime, { readonly days: number; readonly hour: number }>> = {
  thisEvening: { days: 0, hour: 19 },
  tomorrow: { days: 1, hour: 10 },
  inThreeDays: { days: 3, hour: 10 },
};

type Dependencies = { readonly db: Db; readonly limiter: AttemptLimiter };
type Asked = { readonly userId: string; readonly when: ReminderTime; readonly timeZone: string };

/** One e-mail that leads back to the guide, for whoever asked for it (decision 106). */
export const reminderRoutes = ({ db, limiter }: Dependencies): Route[] => [
  signedInRoute(readReminder, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const { rows } = await sql<{ at: Date }>`select due_at as at from guide_reminder
      where user_id = ${userId} and due_at > now()`.execute(db);
    return accept(rows[0] ? { at: seconds(rows[0].at) } : {});
  }),

  signedInRoute(askForReminder, async ({ params: { id }, body }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const limited = await limiter.take(`reminder:${userId}`, remindersAllowed);
    return limited ?? accept({ at: seconds(await keep(db, { ...body, userId })) });
  }),

  signedInRoute(cancelReminder, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    await sql`delete from guide_reminder where user_id = ${userId}`.execute(db);
    return accept({ done: true as const });
  }),
];

/** An evening that has come already is an hour from now. */
const keep = (db: Db, { userId, when, timeZone }: Asked): Promise<Date> =>
  inTransaction(db, async (transaction) => {
    const id = newId();
    const { days, hour } = moments[when];
    const { rows } = await sql<{ due_at: Date }>`
      with here as (select coalesce((select name from pg_timezone_names where name = ${timeZone}), 'UTC') as zone),
      asked as (select (date_trunc('day', now() at time zone zone)
        + make_interval(days => ${days}, hours => ${hour})) at time zone zone as at from here)
      insert into guide_reminder (user_id, id, due_at)
      select ${userId}::uuid, ${id}::uuid, greatest(at, now() + interval '1 hour') from asked
      on conflict (user_id) do update set id = excluded.id, due_at = excluded.due_at, asked_at = now()
      returning due_at`.execute(transaction);
    const [row] = rows;
    if (!row) throw new Error('A reminder was not kept');
    await transaction
      .insertInto('outbox')
      .values({
        ...{ id: newId(), key: `${reminderKind}:${id}`, kind: reminderKind },
        ...{ payload: JSON.stringify({ userId, id }), due_at: row.due_at },
      })
      .execute();
    return row.due_at;
  });

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
