import { join } from 'node:path';
import pg from 'pg';
import { run } from '#scripts/run.ts';
import { findPrograms } from '#server/backup/postgresPrograms.ts';

/** 10 × 100,000 accounts, as many tellers and branches as pgbench makes of them. */
const scale = 10;
/** As many connections as the server holds (server/database/open.ts). */
const clients = 10;

export type Pgbench = {
  /** Transactions a second of the built-in TPC-B-like script, for so many seconds. */
  readonly transactionsPerSecond: (seconds: number) => number;
};

/** Fills a database of its own beside the product's, on the same PostgreSQL. */
export async function preparePgbench(adminUrl: string): Promise<Pgbench> {
  const program = join(findPrograms() ?? '', 'pgbench');
  const url = new URL(adminUrl);
  url.pathname = 'pgbench';
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query('create database pgbench');
  await admin.end();
  run(program, ['--initialize', '--quiet', `--scale=${scale}`, url.href]);
  return {
    transactionsPerSecond: (seconds) => {
      const said = run(program, [`--client=${clients}`, '--jobs=2', `--time=${seconds}`, url.href]);
      const tps = /tps = ([\d.]+)/.exec(said)?.[1];
      if (!tps) throw new Error(`pgbench did not say how many:\n${said}`);
      return Number(tps);
    },
  };
}
