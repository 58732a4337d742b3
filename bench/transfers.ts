import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#scripts/startPostgres.ts';
import { type Measured, measureOn } from './measureTransfers.ts';
import { preparePgbench } from './pgbench.ts';
import { report } from './reportTransfers.ts';

/** Seconds of pgbench before the product and again after it, so that a machine that changes meanwhile shows. */
const pgbenchSeconds = 8;

/** Whole transfers a second, on the embedded database and on PostgreSQL, beside what pgbench does on the latter. */
export async function benchTransfers(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
  const postgres = await startPostgres();
  try {
    const measured: Measured[] = [await measureOn({ name: 'PGlite', dataDir: join(folder, 'pglite') })];
    const baseline: number[] = [];
    if (postgres.url) {
      await refuseUnlessDurable(postgres.url);
      const pgbench = await preparePgbench(postgres.url);
      baseline.push(pgbench.transactionsPerSecond(pgbenchSeconds));
      measured.push(
        await measureOn({ name: 'PostgreSQL', dataDir: join(folder, 'postgres'), databaseUrl: postgres.url }),
      );
      baseline.push(pgbench.transactionsPerSecond(pgbenchSeconds));
    } else {
      console.log(`PostgreSQL and pgbench are left out: ${postgres.skipped}`);
    }
    console.log(report(measured, baseline));
    return measured.every(({ load, broken }) => load.failures.length === 0 && broken.length === 0);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A figure from a database that does not wait for its disk would say nothing about money. */
async function refuseUnlessDurable(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await client.query<Record<string, string>>(`show ${setting}`);
    if (rows[0]?.[setting] !== 'on') throw new Error(`${setting} is ${rows[0]?.[setting]}, so nothing is measured`);
  }
  await client.end();
}
