import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { hourlyCeiling } from './hourlyCeiling.ts';
import type { Job } from './jobs.ts';
import type { Alongside } from './outbox.ts';

/** `body` says what it is about and nothing else; the event's number comes from what its company signed. */
export type InboxEvent = { readonly provider: string; readonly eventId: string; readonly body: string };

export type InboxHandler = {
  /** Selects what the report is about, as one JSON value: in the statement that keeps it, so that it is read with it. */
  readonly find?: (event: InboxEvent) => RawBuilder<unknown>;
  /** Acts on a verified report and what was found; true when it was dealt with, false to be asked again. */
  readonly handle: (event: InboxEvent, found: unknown) => Promise<boolean>;
};

const everyMs = 2000;
const atOnce = 20;
/** Milliseconds an event may be dealt with before that is written down, where no other statement has taken it along. */
const noteWithinMs = 500;

/** Reports about one thing a server takes within an hour: companies send ten at most, and each up to five times. */
const reportsPerHour = 200;

export type Inbox = ReturnType<typeof inbox>;

/** What companies report, kept raw and once per event; the order they come in does not matter. */
export const inbox = (db: Db, handlers: Readonly<Record<string, InboxHandler>>) => {
  /** Written down together, soon: an event that is dealt with twice changes nothing the second time. */
  let dealtWith: InboxEvent[] = [];
  let noting: NodeJS.Timeout | undefined;
  const ceiling = hourlyCeiling(reportsPerHour);
  const note = () => withDone((done) => (done.length > 0 ? sql`with ${sql.join(done)} select 1` : undefined));
  const work = async (event: InboxEvent, found: unknown) => {
    if (!(await handlers[event.provider]?.handle(event, found))) return;
    dealtWith.push(event);
    noting ??= setTimeout(() => void note().catch(() => undefined), noteWithinMs).unref();
  };
  const finding = (event: InboxEvent) => handlers[event.provider]?.find?.(event) ?? sql`null`;

  /** What was dealt with since it was written down last, for a statement that is asked anyway. */
  function takeNotes(): Alongside {
    const noted = dealtWith;
    dealtWith = [];
    clearTimeout(noting);
    noting = undefined;
    const [providers, ids] = [noted.map(({ provider }) => provider), noted.map(({ eventId }) => eventId)];
    const part = sql`dealt_with as (update inbox i set processed_at = now()
      from unnest(${providers}::text[], ${ids}::text[]) as event (provider, id)
      where i.provider = event.provider and i.event_id = event.id)`;
    return { parts: noted.length > 0 ? [part] : [], failed: () => void dealtWith.push(...noted) };
  }

  /** Runs a statement that writes down as well what was dealt with since the last one, if anything was. */
  async function withDone<Row>(
    statement: (done: Alongside['parts']) => RawBuilder<Row> | undefined,
  ): Promise<readonly Row[]> {
    const notes = takeNotes();
    try {
      return (await statement(notes.parts)?.execute(db))?.rows ?? [];
    } catch (failure) {
      notes.failed();
      throw failure;
    }
  }

  async function workLater(event: InboxEvent): Promise<void> {
    const read = await sql<{ found: unknown }>`select ${finding(event)} as found`.execute(db);
    await work(event, read.rows[0]?.found);
  }

  return {
    takeNotes,

    /**
     * Keeps the event before it is acknowledged. A repeat is acknowledged and changes nothing; `tooMany` about one thing
     * within the hour are not taken, whoever signed them.
     */
    async take(event: InboxEvent): Promise<'taken' | 'tooMany'> {
      if (ceiling.isReached(`${event.provider} ${event.body}`)) return 'tooMany';
      const taken = sql`taken as (insert into inbox (provider, event_id, body)
        values (${event.provider}, ${event.eventId}, ${event.body}) on conflict do nothing returning 1)`;
      const [kept] = await withDone(
        (done) => sql<{ found: unknown }>`with ${sql.join([...done, taken])}
          select ${finding(event)} as found from taken`,
      );
      if (kept) await work(event, kept.found);
      return 'taken';
    },

    /** Events that could not be dealt with when they came, in no order: one that never can must not hold up others. */
    job: {
      name: 'inbox',
      everyMs,
      async run() {
        const noted = dealtWith.map(({ provider, eventId }) => `${provider} ${eventId}`);
        const waiting = await withDone(
          (done) => sql<{ provider: string; event_id: string; body: string }>`
            ${done.length > 0 ? sql`with ${sql.join(done)}` : sql``} select provider, event_id, body from inbox where processed_at is null
              and received_at < now() - interval '2 s' and provider = any(${Object.keys(handlers)})
              and not provider || ' ' || event_id = any(${noted})
            order by random() limit ${atOnce}`,
        );
        const failures: unknown[] = [];
        for (const { provider, event_id: eventId, body } of waiting) {
          await workLater({ provider, eventId, body }).catch((failure: unknown) => failures.push(failure));
        }
        if (failures.length > 0) throw failures[0];
        return false;
      },
      finish: async () => void (await note()),
    } satisfies Job,
  };
};
