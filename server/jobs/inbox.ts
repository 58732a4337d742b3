import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { hourlyCeiling } from './hourlyCeiling.ts';
import type { Job } from './jobs.ts';

/** `body` says what it is about and nothing else; the event's number comes from what its company signed. */
export type InboxEvent = { readonly provider: string; readonly eventId: string; readonly body: string };

/** Acts on a verified report; true when it was dealt with, false to be asked again. */
export type InboxHandler = (event: InboxEvent) => Promise<boolean>;

const everyMs = 2000;
const atOnce = 20;
/** Milliseconds an event may be dealt with before that is written down. */
const noteWithinMs = 50;

/** Reports about one thing a server takes within an hour: companies send ten at most, and each up to five times. */
const reportsPerHour = 200;

export type Inbox = ReturnType<typeof inbox>;

/** What companies report, kept raw and once per event; the order they come in does not matter. */
export const inbox = (db: Db, handlers: Readonly<Record<string, InboxHandler>>) => {
  /** Written down together, soon: an event that is dealt with twice changes nothing the second time. */
  let dealtWith: InboxEvent[] = [];
  let noting: NodeJS.Timeout | undefined;
  const ceiling = hourlyCeiling(reportsPerHour);
  const note = () => withDone((done) => sql`${done} select 1`);
  const work = async (event: InboxEvent) => {
    if (!(await handlers[event.provider]?.(event))) return;
    dealtWith.push(event);
    noting ??= setTimeout(() => void note().catch(() => undefined), noteWithinMs).unref();
  };

  /** Runs a statement that writes down as well what was dealt with since the last one, if anything was. */
  async function withDone<Row>(statement: (done: RawBuilder<unknown>) => RawBuilder<Row>): Promise<readonly Row[]> {
    const noted = dealtWith;
    dealtWith = [];
    clearTimeout(noting);
    noting = undefined;
    const [providers, ids] = [noted.map(({ provider }) => provider), noted.map(({ eventId }) => eventId)];
    const done = sql`with done as (update inbox i set processed_at = now()
      from unnest(${providers}::text[], ${ids}::text[]) as event (provider, id)
      where i.provider = event.provider and i.event_id = event.id)`;
    try {
      return (await statement(noted.length > 0 ? done : sql``).execute(db)).rows;
    } catch (failure) {
      dealtWith.push(...noted);
      throw failure;
    }
  }

  return {
    /**
     * Keeps the event before it is acknowledged. A repeat is acknowledged and changes nothing; `tooMany` about one thing
     * within the hour are not taken, whoever signed them.
     */
    async take(event: InboxEvent): Promise<'taken' | 'tooMany'> {
      if (ceiling.isReached(`${event.provider} ${event.body}`)) return 'tooMany';
      const taken = await withDone(
        (done) => sql`${done} insert into inbox (provider, event_id, body)
          values (${event.provider}, ${event.eventId}, ${event.body}) on conflict do nothing returning 1`,
      );
      if (taken.length > 0) await work(event);
      return 'taken';
    },

    /** Events that could not be dealt with when they came, in no order: one that never can must not hold up others. */
    job: {
      name: 'inbox',
      everyMs,
      async run() {
        const noted = dealtWith.map(({ provider, eventId }) => `${provider} ${eventId}`);
        const waiting = await withDone(
          (done) => sql<{ provider: string; event_id: string; body: string }>`${done}
            select provider, event_id, body from inbox where processed_at is null
              and received_at < now() - interval '2 s' and provider = any(${Object.keys(handlers)})
              and not provider || ' ' || event_id = any(${noted})
            order by random() limit ${atOnce}`,
        );
        const failures: unknown[] = [];
        for (const { provider, event_id: eventId, body } of waiting) {
          await work({ provider, eventId, body }).catch((failure: unknown) => failures.push(failure));
        }
        if (failures.length > 0) throw failures[0];
        return false;
      },
      finish: async () => void (await note()),
    } satisfies Job,
  };
};
