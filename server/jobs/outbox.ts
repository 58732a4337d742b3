import { setTimeout as pause } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { contextOf } from '../telemetry/traceContext.ts';
import type { Job } from './jobs.ts';
import { type Lane, laneNames, lanes } from './outboxLanes.ts';

/**
 * Does one piece of follow-up work. It may be called again with the same payload, and must then do no harm; `id` is the
 * same each time, for companies that take a repeat for what it is. What it answers is further work, written down in the
 * statement that says this piece is done, so that neither is ever there without the other.
 */
export type OutboxHandler = (
  payload: unknown,
  piece: { readonly id: string },
) => Promise<void> | Promise<FurtherWork | undefined>;

/** Parts of a statement that somebody else wants to be asked with it; `failed` hears when it was not kept. */
export type Alongside = { readonly parts: readonly RawBuilder<unknown>[]; readonly failed: () => void };

/** Work of the outbox; one of the same key is not written twice. */
export type FurtherWork = { readonly key: string; readonly kind: string; readonly payload: object };

/** Handlers by the name of their kind. */
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** Seconds a piece of work may take before another server tries it; doubles with each try up to an hour. */
const leaseSeconds = 10;

/** Tries after which a piece waits an hour for the next, and the seconds that those before it took together. */
const doubled = { tries: 9, seconds: leaseSeconds * (2 ** 9 - 1) };

/** When a piece was to be done first, however often it was tried since: each try put its time off. */
export const firstDue = sql`due_at - make_interval(secs => case when attempts <= ${doubled.tries}
  then ${leaseSeconds} * (power(2, attempts) - 1) else ${doubled.seconds} + 3600 * (attempts - ${doubled.tries}) end)`;

/** Milliseconds between two looks at an empty outbox. */
const everyMs = 100;

type Piece = {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** The trace it follows from. */
  readonly traceparent: string | null;
};

/**
 * Work that was committed with what it follows from is done after it, at least once. Each kind has places of its own, so
 * that no kind waits for another; what moves money has the most (decision 079).
 */
export function outboxJob(
  db: Db,
  handlers: Readonly<Record<Lane, OutboxHandlers>>,
  log: Logger,
  alongside: () => Alongside = () => ({ parts: [], failed: () => undefined }),
): Job {
  const kinds = laneNames.flatMap((lane) =>
    Object.entries(handlers[lane]).map(([kind, handle]) => ({ kind, handle, ...lanes[lane] })),
  );
  const kindOf = new Map(kinds.map((each) => [each.kind, each]));
  const underWay = new Map<string, { readonly kind: string; readonly ended: Promise<void> }>();
  const delivered: { readonly piece: Piece; readonly further: FurtherWork | undefined }[] = [];

  /** Places of each kind that has any left. */
  function freePlaces() {
    const taken = [...underWay.values()];
    return kinds
      .map(({ kind, atOnce }) => ({ kind, free: atOnce - taken.filter((piece) => piece.kind === kind).length }))
      .filter(({ free }) => free > 0);
  }

  /** Writes down what was delivered since the last turn and what follows from it, and takes what is due, in one statement. */
  async function take(places: ReturnType<typeof freePlaces>): Promise<readonly Piece[]> {
    const noted = delivered.splice(0);
    const others = alongside();
    const done = noted.map(({ piece }) => piece.id);
    const further = noted.flatMap(({ piece: { traceparent }, further: work }) =>
      work ? [{ id: newId(), traceparent, ...work }] : [],
    );
    try {
      const noting = [
        ...others.parts,
        ...(done.length > 0 ? [sql`done as (update outbox set done_at = now() where id = any(${done}))`] : []),
        ...(further.length > 0 ? [sql`further as (${written(further)})`] : []),
      ];
      const due = await sql<Piece>`${noting.length > 0 ? sql`with ${sql.join(noting)}` : sql``}
        update outbox set attempts = attempts + 1,
          due_at = now() + least(make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 9))), interval '1 hour')
        where id in (select due.id
          from unnest(${places.map(({ kind }) => kind)}::text[], ${places.map(({ free }) => free)}::int[]) as place (kind, free)
          cross join lateral (select id from outbox o where o.kind = place.kind and done_at is null
            and set_apart_at is null and due_at <= now() and not id = any(${[...done, ...underWay.keys()]}::uuid[])
            order by due_at limit place.free for no key update skip locked) due)
        returning id, kind, payload, attempts, traceparent`.execute(db);
      return due.rows;
    } catch (failure) {
      delivered.push(...noted);
      others.failed();
      throw failure;
    }
  }

  async function deliver(piece: Piece): Promise<void> {
    const { id, kind, payload, attempts } = piece;
    const { handle, mostTries } = kindOf.get(kind) ?? { handle: undefined, mostTries: undefined };
    try {
      // A piece that ends the whole server each time is set apart as well.
      if (mostTries !== undefined && attempts > mostTries) throw new Error('Its tries are used up');
      const further = (await handle?.(payload, { id })) ?? undefined;
      delivered.push({ piece, further });
    } catch (failure) {
      const { name, stack } = failure instanceof Error ? failure : { name: 'unknown', stack: undefined };
      const isSetApart = mostTries !== undefined && attempts >= mostTries;
      if (isSetApart) log.error({ outbox: kind, id, stack }, 'follow-up work was set apart; resend tries it again');
      else log.warn({ outbox: kind, stack }, 'follow-up work will be tried again');
      await sql`update outbox set last_error = ${name}, set_apart_at = ${isSetApart ? sql`now()` : null}
        where id = ${id}`
        .execute(db)
        .catch(() => undefined);
    }
    underWay.delete(id);
  }

  return {
    name: 'outbox',
    everyMs,
    async run() {
      const places = freePlaces();
      const due = await take(places);
      for (const piece of due) {
        const ended = context.with(contextOf(piece.traceparent), () => deliver(piece));
        underWay.set(piece.id, { kind: piece.kind, ended });
      }
      const isMore = places.some(({ kind, free }) => due.filter((piece) => piece.kind === kind).length === free);
      if (!isMore) return false;
      await Promise.race([
        ...[...underWay.values()].map(({ ended }) => ended),
        pause(everyMs, undefined, { ref: false }),
      ]);
      return true;
    },
    async finish() {
      await Promise.all([...underWay.values()].map(({ ended }) => ended));
      await take([]);
    },
  };
}

/** In the trace of the work it follows from. */
const written = (work: readonly (FurtherWork & Pick<Piece, 'id' | 'traceparent'>)[]) => sql`
  insert into outbox (id, key, kind, payload, traceparent)
  select id, key, kind, payload, traceparent from jsonb_to_recordset(${JSON.stringify(work)}::jsonb)
    as further (id uuid, key text, kind text, payload jsonb, traceparent text)
  on conflict (key) do nothing`;
