import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import type { Job } from './jobs.ts';

/**
 * Does one piece of follow-up work. It may be called again with the same payload, and must then do no harm; `id` is the
 * same each time, for companies that take a repeat for what it is.
 */
export type OutboxHandler = (payload: unknown, piece: { readonly id: string }) => Promise<void>;

/** Milliseconds between two looks at an empty outbox. */
const everyMs = 100;
/** Pieces under way at a time: a partner that does not answer holds its own up, and no others. */
const atOnce = 32;
/** Seconds a piece of work may take before another server tries it; doubles with each try up to an hour. */
const leaseSeconds = 10;

type Piece = { readonly id: string; readonly kind: string; readonly payload: unknown };

/** Work that was committed with what it follows from is done after it, at least once, until it succeeds. */
export function outboxJob(db: Db, handlers: Readonly<Record<string, OutboxHandler>>, log: Logger): Job {
  const underWay = new Map<string, Promise<void>>();
  const delivered: string[] = [];
  const kinds = Object.keys(handlers);

  /** Writes down what was delivered since the last turn and takes what is due, in one statement. */
  async function take(limit: number): Promise<readonly Piece[]> {
    const done = delivered.splice(0);
    try {
      const noting =
        done.length > 0 ? sql`with done as (update outbox set done_at = now() where id = any(${done}))` : sql``;
      const due = await sql<Piece>`${noting}
        update outbox set attempts = attempts + 1,
          due_at = now() + least(make_interval(secs => ${leaseSeconds} * power(2, least(attempts, 9))), interval '1 hour')
        where id in (select id from outbox where done_at is null and due_at <= now() and kind = any(${kinds})
          and not id = any(${[...done, ...underWay.keys()]})
          order by due_at limit ${limit} for update skip locked)
        returning id, kind, payload`.execute(db);
      return due.rows;
    } catch (failure) {
      delivered.push(...done);
      throw failure;
    }
  }

  async function deliver({ id, kind, payload }: Piece): Promise<void> {
    try {
      await handlers[kind]?.(payload, { id });
      delivered.push(id);
    } catch (failure) {
      const { name, stack } = failure instanceof Error ? failure : { name: 'unknown', stack: undefined };
      log.warn({ outbox: kind, stack }, 'follow-up work will be tried again');
      await sql`update outbox set last_error = ${name} where id = ${id}`.execute(db).catch(() => undefined);
    }
    underWay.delete(id);
  }

  return {
    name: 'outbox',
    everyMs,
    async run() {
      const due = await take(atOnce - underWay.size);
      for (const piece of due) underWay.set(piece.id, deliver(piece));
      if (underWay.size < atOnce) return false;
      await Promise.race(underWay.values());
      return true;
    },
    async finish() {
      await Promise.all(underWay.values());
      await take(0);
    },
  };
}
