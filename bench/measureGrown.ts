import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, type Db, openDatabase } from '#server/database/open.ts';
import { sealKeyOf } from '#server/invariants/checkpoints.ts';
import { type Verified, verifyDaily } from '#server/invariants/verifyDaily.ts';
import { verifyWhole } from '#server/invariants/verifyWhole.ts';
import { plusDays, reconcile } from '#server/reconciliation/reconcile.ts';
import { type AskedStatements, listenToStatements } from '#tests/fixtures/askedStatements.ts';
import { commonCalls } from '#tests/fixtures/growth/commonCalls.ts';
import { type Explained, explainAll } from '#tests/fixtures/growth/explained.ts';
import { type GrownApp, startGrownApp } from '#tests/fixtures/growth/growthApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import type { Place } from './measureTransfers.ts';
import { percentile } from './statistics.ts';

/** Times each call is made. */
const calls = 10;
/** Milliseconds between two: a long answer keeps this process from noticing that a connection was closed meanwhile. */
const betweenMs = 100;

export type Grown = {
  readonly count: number;
  readonly seconds: { readonly growing: number; readonly reconcile: number };
  readonly verification: Verification;
  /** Bytes of the whole database for each transfer in it. */
  readonly bytesEach: number;
  /** Milliseconds, the median, of each common call of the sender with the longest history. */
  readonly calls: Readonly<Record<string, number>>;
  /** Each statement of a whole transfer and of the calls of somebody new; none where the database is the embedded one. */
  readonly statements: readonly Explained[];
};

type Verification = {
  /** Of everything, as it was a day ago, and of that day. */
  readonly seconds: { readonly whole: number; readonly daily: number };
  /** None where the database is the embedded one. */
  readonly statements: { readonly whole: number; readonly daily: number };
  /** Transfers the daily one looked at. */
  readonly ofTheDay: number;
  /** Violations that were found. */
  readonly broken: readonly string[];
  /** The most memory this process had meanwhile, in MB: the server’s and the companies’ among it. */
  readonly memoryMb: number;
};

/** Milliseconds of a day, and of what is too young to be sealed. */
const dayMs = 86_400_000;

/** Fills the database and looks at it through the product in this process. */
export async function measureGrown(place: Place, count: number): Promise<Grown> {
  console.log(`${place.name}: growing …`);
  const database = await openDatabase(place);
  const began = performance.now();
  const grown = await startGrownApp({ count, database });
  const growing = secondsSince(began);
  try {
    const bytes = await sizeOf(database);
    const statements = place.databaseUrl ? await explainedAt(grown, place.databaseUrl) : [];
    const times = await timed(grown);
    const verification = await verified(grown);
    const reconciling = performance.now();
    const { db, fetchFile } = grown.app;
    if (!fetchFile) throw new Error('The companies have no files');
    await reconcile({ db, fetchFile }, await yesterday(grown.app.db));
    return {
      count,
      seconds: { growing, reconcile: secondsSince(reconciling) },
      verification,
      bytesEach: bytes / count,
      calls: times,
      statements,
    };
  } finally {
    await grown.app.stop();
  }
}

/** Everything up to a day ago is verified for the first time, and then what happened since. */
async function verified({ app }: GrownApp): Promise<Verification> {
  const books = { db: app.db, key: sealKeyOf(app.keys) };
  let memoryMb = 0;
  const say = (line: string) => {
    memoryMb = Math.max(memoryMb, Math.round(process.memoryUsage().rss / 1e6));
    console.log(line);
  };
  const whole = await counted(() => verifyWhole({ ...books, settledMs: dayMs, say }));
  const daily = await counted(() => verifyDaily(books));
  return {
    seconds: { whole: whole.seconds, daily: daily.seconds },
    statements: { whole: whole.statements, daily: daily.statements },
    ofTheDay: daily.found.transfers,
    broken: [...whole.found.findings, ...daily.found.findings].flatMap(({ id, violations }) =>
      violations.map((violation) => `${id}: ${violation}`),
    ),
    memoryMb,
  };
}

async function counted(work: () => Promise<Verified | undefined>) {
  const asking: AskedStatements = listenToStatements();
  const began = performance.now();
  try {
    const found = await work();
    if (!found) throw new Error('There was nothing to go on from');
    return { found, seconds: secondsSince(began), statements: asking.all.length };
  } finally {
    asking.stop();
  }
}

const secondsSince = (start: number) => (performance.now() - start) / 1000;

async function sizeOf({ db }: Database): Promise<number> {
  const { rows } = await sql<{ bytes: bigint }>`select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

async function yesterday(db: Db): Promise<string> {
  const { rows } = await sql<{ today: string }>`select (now() at time zone 'UTC')::date::text as today`.execute(db);
  return plusDays(rows[0]?.today ?? '', -1);
}

/** What one more transfer and the calls around it ask, by somebody whose first it is. */
async function explainedAt({ app }: GrownApp, databaseUrl: string): Promise<readonly Explained[]> {
  const esi = await verifiedSender(app);
  const asking = listenToStatements();
  try {
    const transfer = await newTransfer(esi);
    await payByBank(esi, transfer);
    await untilStatus(esi, transfer.id, 'COMPLETE');
    for (const call of Object.values(commonCalls(esi, transfer.id))) await call();
  } finally {
    asking.stop();
  }
  return explainAll(databaseUrl, asking.different());
}

async function timed({ app, ada }: GrownApp): Promise<Record<string, number>> {
  const last = await sql<{ id: string }>`select id from transfer where user_id = ${ada.user.id} and status = 'COMPLETE'
    order by created_at limit 1`.execute(app.db);
  const times: Record<string, number> = {};
  for (const [name, call] of Object.entries(commonCalls(ada, last.rows[0]?.id ?? ''))) {
    const each: number[] = [];
    for (let turn = 0; turn < calls; turn += 1) {
      const start = performance.now();
      await call();
      each.push(performance.now() - start);
      await pause(betweenMs);
    }
    times[name] = percentile(each, 0.5);
  }
  return times;
}
