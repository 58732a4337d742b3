import { PassThrough, type Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { LiveEvent } from '#contract/notification/notification.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import { isSessionAlive } from '../database/aliveSession.ts';
import type { Db } from '../database/open.ts';
import type { Caller } from '../http/route.ts';
import { changesFor } from './recentChanges.ts';

/** Milliseconds between two looks, while anybody watches. */
const lookEveryMs = 1000;
/** A line now and then keeps proxies from taking a quiet stream for a dead one. */
const heartbeatMs = 15_000;
/** After this the browser opens it again with a request that proves its session afresh. */
const longestMs = 10 * 60_000;
/** Tabs share one; a browser that cannot share opens one each. */
const streamsPerSession = 4;
/** Bytes a browser may leave unread before we let go of it. */
const mostUnread = 64 * 1024;

type Follower = { readonly caller: Caller; readonly stream: PassThrough; readonly openedAt: number };

export type LiveEvents = ReturnType<typeof liveEvents>;

/**
 * Tells browsers what of theirs has changed, whichever server changed it: it is read from the database, once for all
 * who watch. What a line says is only what to read again.
 */
export function liveEvents({ db, log }: { readonly db: Db; readonly log: Logger }) {
  const followers = new Set<Follower>();
  const told = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let heartbeatAt = 0;
  let isClosed = false;

  async function look(): Promise<void> {
    const users = [...new Set([...followers].map(({ caller }) => caller.userId))];
    const lines = new Set<string>();
    for (const { userId, name, event } of await changesFor(db, users)) {
      if (told.has(name)) continue;
      told.set(name, performance.now());
      // Twenty notifications marked at once are one thing to read again.
      const line = `${userId} ${JSON.stringify(event)}`;
      if (lines.has(line)) continue;
      lines.add(line);
      for (const { caller, stream } of followers) if (caller.userId === userId) write(stream, event);
    }
    await letGo();
    beat();
  }

  /** Whose session is over hears no more; the browser learns why when it asks again. */
  async function letGo() {
    const hashes = [...followers].map(({ caller }) => caller.sessionHash);
    const alive = await sql<{ id_hash: string }>`select s.id_hash from session s join app_user u on u.id = s.user_id
      where s.id_hash = any(${hashes}) and u.status = 'ACTIVE' and ${isSessionAlive}`.execute(db);
    const open = new Set(alive.rows.map(({ id_hash }) => id_hash));
    for (const { caller, stream, openedAt } of followers) {
      const isOld = performance.now() - openedAt > longestMs;
      if (isOld || !open.has(caller.sessionHash) || stream.readableLength > mostUnread) stream.end();
    }
  }

  function beat() {
    const now = performance.now();
    for (const [name, at] of told) if (now - at > 2 * heartbeatMs) told.delete(name);
    if (now - heartbeatAt < heartbeatMs) return;
    heartbeatAt = now;
    for (const { stream } of followers) stream.write(':\n\n');
  }

  function lookAgainSoon() {
    if (timer || isClosed || followers.size === 0) return;
    timer = setTimeout(() => {
      timer = undefined;
      looking = look()
        .catch((failure: unknown) => {
          log.warn({ stack: failure instanceof Error ? failure.stack : undefined }, 'live events could not be read');
        })
        .finally(lookAgainSoon);
    }, lookEveryMs);
  }

  return {
    /** Refused when this session has as many as it may, or the server is to end. */
    follow(caller: Caller): Result<Readable, 'tooManyRequests' | 'serviceUnavailable'> {
      const own = [...followers].filter(({ caller: { sessionHash } }) => sessionHash === caller.sessionHash);
      if (isClosed) return refuse('serviceUnavailable');
      if (own.length >= streamsPerSession) return refuse('tooManyRequests');
      const stream = new PassThrough();
      const follower = { caller, stream, openedAt: performance.now() };
      followers.add(follower);
      stream.once('close', () => followers.delete(follower));
      stream.write(': open\n\n');
      lookAgainSoon();
      return accept(stream);
    },

    /** Ends every stream, so that the server can close. */
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      for (const { stream } of followers) stream.end();
      await looking;
    },
  };
}

const write = (stream: PassThrough, event: LiveEvent) => stream.write(`data: ${JSON.stringify(event)}\n\n`);
