import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#scripts/startPostgres.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';
import { measureGrown } from './measureGrown.ts';
import { measureOn, type Place } from './measureTransfers.ts';
import { type GrowthMeasured, growthReport } from './reportGrowth.ts';

const onPostgres = [1_000, 10_000, 100_000, 1_000_000];
const onPglite = [1_000, 10_000, 100_000];

/** Promises of a finished day; under load the last messages may still be on their way. */
const ofFinishedDays = /^I[78]:/;

/**
 * What a transfer, a call and a look at the books cost with 10^3 to 10^6 transfers in the database. `--sizes=1000,10000`
 * measures these alone, `--only=PostgreSQL` leaves the other database out.
 */
export async function benchGrowth(args: readonly string[]): Promise<boolean> {
  const option = (name: string) => args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1];
  const asked = option('sizes')?.split(',').map(Number);
  const only = option('only');
  const folder = mkdtempSync(join(tmpdir(), 'sawa-bench-'));
  const postgres = await startPostgres();
  const measured: GrowthMeasured[] = [];
  try {
    if (postgres.skipped) console.log(`PostgreSQL is left out: ${postgres.skipped}`);
    const sizes = [
      ...onPostgres.filter(() => postgres.url).map((count) => ({ count, database: 'PostgreSQL' })),
      ...onPglite.map((count) => ({ count, database: 'PGlite' })),
    ].filter(({ count, database }) => (asked?.includes(count) ?? true) && (only ?? database) === database);
    for (const { count, database } of sizes) {
      const name = `${database} ${count}`;
      const place: Place = { name, dataDir: join(folder, name.replace(' ', '-')) };
      mkdirSync(place.dataDir, { recursive: true });
      const at = database === 'PostgreSQL' && postgres.url ? await databaseAt(postgres.url, count) : undefined;
      measured.push(await measureAt(at ? { ...place, databaseUrl: at.url } : place, count));
      console.log(growthReport(measured));
      await at?.drop();
      rmSync(place.dataDir, { recursive: true, force: true });
    }
    return measured.every(({ grown, sending }) => {
      const isClean =
        grown.verification.broken.length === 0 && sending.broken.length === 0 && sending.load.failures.length === 0;
      return isClean && grown.statements.every(({ readWhole }) => readWhole.length === 0);
    });
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAt(place: Place, count: number): Promise<GrowthMeasured> {
  const grown = await measureGrown(place, count);
  const sending = await measureOn(place);
  const broken = sending.broken.filter((each) => !ofFinishedDays.test(each));
  return { name: place.name, grown, sending: { ...sending, broken } };
}

async function databaseAt(adminUrl: string, count: number) {
  const name = `grown_${count}`;
  const url = new URL(adminUrl);
  url.pathname = name;
  await asAdmin(adminUrl, `create database ${name}`);
  return { url: url.href, drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`) };
}
