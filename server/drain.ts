import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './app.ts';

/** Milliseconds a proxy has to ask `/ready` once more and send the next visitor elsewhere. */
export const noticeMs = 3000;
/** Milliseconds calls and jobs under way have after that, also with a company or a database that does not answer. */
const patienceMs = 5000;
/** Milliseconds in which the last answers are sent. */
const lastWordsMs = 500;
/** Milliseconds from SIGTERM to the end of a server with calls that never end, on a machine that is not busy. */
export const longestDrainMs = noticeMs + patienceMs + lastWordsMs;

type Closable = { readonly close: () => Promise<void> };

type Running = {
  readonly app: Pick<App, 'http' | 'jobs' | 'stopTaking'>;
  /** The operator's door. */
  readonly ops: Closable;
  readonly database: Closable;
};

/**
 * Ends a server without cutting a call, in no more than `longestDrainMs` with the usual notice: `/ready` says so at
 * once, timed work is left to other servers, and once the proxy knows, calls under way end and live streams with them.
 * Answers whether all of it ended well; whoever still waited otherwise was told to ask again.
 */
export async function drain({ app, ops, database }: Running, notice: number): Promise<boolean> {
  app.stopTaking();
  const jobs = endsWell(app.jobs.stop());
  await pause(notice);
  const calls = endsWell(Promise.all([app.http.close(), ops.close()]));
  const everything = Promise.all([jobs, calls]).then(async (ended) => {
    const isClosed = await endsWell(database.close());
    return isClosed && ended.every(Boolean);
  });
  const inTime = await Promise.race([everything, pause(patienceMs, undefined, { ref: false })]);
  if (inTime !== undefined) return inTime;
  app.http.refuseWaiting();
  await pause(lastWordsMs);
  return false;
}

/** A turn whose database is gone keeps nothing else from its end. */
const endsWell = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
