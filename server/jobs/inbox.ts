import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Job } from './jobs.ts';

export type InboxEvent = { readonly provider: string; readonly eventId: string; readonly body: string };

/** Acts on a verified report; true when it was dealt with, false to be asked again. */
export type InboxHandler = (event: InboxEvent) => Promise<boolean>;

const everyMs = 2000;
const atOnce = 20;

export type Inbox = ReturnType<typeof inbox>;

/** What companies report, kept raw and once per event; the order they come in does not matter. */
export const inbox = (db: Db, handlers: Readonly<Record<string, InboxHandler>>) => {
  const work = async (event: InboxEvent) => {
    const isDone = await handlers[event.provider]?.(event);
    if (isDone) {
      await sql`update inbox set processed_at = now()
        where provider = ${event.provider} and event_id = ${event.eventId}`.execute(db);
    }
  };

  return {
    /** Keeps the event before it is acknowledged. A repeat is acknowledged and changes nothing. */
    async take(event: InboxEvent): Promise<void> {
      const taken = await sql`insert into inbox (provider, event_id, body)
        values (${event.provider}, ${event.eventId}, ${event.body}) on conflict do nothing returning 1`.execute(db);
      if (taken.rows.length > 0) await work(event);
    },

    /** Events that could not be dealt with when they came, in no order: one that never can must not hold up others. */
    job: {
      name: 'inbox',
      everyMs,
      async run() {
        const waiting = await sql<{ provider: string; event_id: string; body: string }>`
          select provider, event_id, body from inbox where processed_at is null and received_at < now() - interval '2 s'
            and provider = any(${Object.keys(handlers)})
          order by random() limit ${atOnce}`.execute(db);
        const failures: unknown[] = [];
        for (const { provider, event_id: eventId, body } of waiting.rows) {
          await work({ provider, eventId, body }).catch((failure: unknown) => failures.push(failure));
        }
        if (failures.length > 0) throw failures[0];
        return false;
      },
    } satisfies Job,
  };
};
