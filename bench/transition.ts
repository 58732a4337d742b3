import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/startPostgres.ts';
import { openDatabase } from '#server/database/open.ts';
import { verify } from '#server/invariants/verify.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { backendOf, preparePayments, type StartedPayment } from './payments.ts';
import { preparePgbench } from './pgbench.ts';
import { cpuSecondsOfTree, parentOf } from './processes.ts';
import { table } from './statistics.ts';

/** Payments that are settled, each once, unless another number is asked for. */
const usualCount = 6000;
/** As many at a time as pgbench has clients, and the server connections. */
const atOnce = 10;
const pgbenchSeconds = 8;

/** One transition of the money alone, a payment that settled, beside what pgbench does on the same PostgreSQL in the same run. */
export async function benchTransition([asked]: readonly string[]): Promise<boolean> {
  const count = Number(asked ?? usualCount);
  const postgres = await startPostgres();
  if (!postgres.url) {
    console.log(`There is nothing to compare with: ${postgres.skipped}`);
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
  const place = { databaseUrl: postgres.url, dataDir: folder };
  try {
    console.log(`Preparing ${count} payments …`);
    const payments = await preparePayments(place, count);
    const pgbench = await preparePgbench(postgres.url);
    const before = pgbench.transactionsPerSecond(pgbenchSeconds);
    const settled = await settleAll(place, payments);
    const after = pgbench.transactionsPerSecond(pgbenchSeconds);
    const baseline = (before + after) / 2;
    console.log(
      table([
        ['', ''],
        ['payments settled a second', settled.perSecond.toFixed(0)],
        ['pgbench (TPC-B-like) before and after', `${before.toFixed(0)} / ${after.toFixed(0)}`],
        ['as a share of it', (settled.perSecond / baseline).toFixed(2)],
        ['processor each, ms: this process', settled.ownMs.toFixed(2)],
        ['… PostgreSQL', settled.databaseMs.toFixed(2)],
        ['refused, or promises broken', String(settled.refused + settled.broken)],
      ]),
    );
    return settled.refused + settled.broken === 0;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function settleAll(place: Parameters<typeof openDatabase>[0], payments: readonly StartedPayment[]) {
  const { db, close } = await openDatabase(place);
  const applyEvent = applyEventIn(db);
  const postmaster = parentOf(await backendOf(db));
  const [waiting, usage] = [[...payments], process.cpuUsage()];
  const [database, start] = [cpuSecondsOfTree(postmaster), performance.now()];
  let refused = 0;
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { transferId, attemptId, due: received } = next;
      const named = { provider: 'truelayer', providerRef: attemptId } as const;
      const done = await applyEvent(transferId, { type: 'payment.settled', attemptId, ...named, received });
      if (!done.ok) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - start) / 1000;
  const own = process.cpuUsage(usage);
  const databaseSeconds = cpuSecondsOfTree(postmaster) - database;
  const findings = await verify(db, { quiet: false });
  await close();
  return {
    perSecond: payments.length / seconds,
    ownMs: (own.user + own.system) / 1000 / payments.length,
    databaseMs: (databaseSeconds * 1000) / payments.length,
    refused,
    broken: findings.flatMap(({ violations }) => violations).length,
  };
}
