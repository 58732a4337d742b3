import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../database/open.ts';
import { type SealKey, sealBooks, sealKeyOf } from '../invariants/checkpoints.ts';
import { isBroken } from '../invariants/findings.ts';
import { type Verified, verifyDaily } from '../invariants/verifyDaily.ts';
import { verifyWhole } from '../invariants/verifyWhole.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Keyring } from '../keys/keyring.ts';
import { type Telemetry, unwatched } from '../telemetry/telemetry.ts';

/** How often what happened is sealed. */
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Milliseconds of one turn of a verification of everything: a server that ends waits for no more than that. */
const turnMs = 2000;

type Checked = {
  readonly db: Db;
  readonly log: Logger;
  readonly telemetry: Telemetry;
  readonly keys: Keyring;
};

/** Seals what was booked, so that it cannot be changed and not be missed. */
export function sealingJob(db: Db, keys: Keyring): Job {
  const key = sealKeyOf(keys);
  return {
    name: 'sealBooks',
    everyMs: hourMs,
    async run() {
      const signal = AbortSignal.timeout(turnMs);
      await sealBooks(db, { key, signal });
      return signal.aborted;
    },
  };
}

/**
 * Checks once a day what happened since the day before; where nothing was verified yet, everything, a little at a turn.
 * One server does so for all, and each whose figures are looked at for its own.
 */
export function ledgerCheck({ db, log, telemetry, keys }: Checked): Job {
  const key = sealKeyOf(keys);
  let verified: Verified | undefined;
  let checkedAt: number | undefined;
  telemetry.readWhenAsked(async () => [
    ...(verified?.findings ?? []).map(({ id, count }) => ({
      ...({ name: 'sawa.ledger.violations', value: count } as const),
      labels: { 'sawa.check': id },
    })),
    ...(checkedAt === undefined
      ? []
      : [{ name: 'sawa.ledger.check.age' as const, value: (performance.now() - checkedAt) / 1000, labels: {} }]),
  ]);
  const isWatched = telemetry !== unwatched;
  return {
    name: 'ledgerCheck',
    everyMs: isWatched ? dayMs : hourMs,
    async run() {
      if (!isWatched && !(await verificationIsDue(db))) return false;
      const found = await verifyInTurns(db, key);
      if (!found) return true;
      verified = found;
      checkedAt = performance.now();
      const broken = found.findings.filter(isBroken).map(({ id }) => id);
      if (broken.length > 0) log.error({ broken }, 'promises about the books are broken');
      return false;
    },
  };
}

const verifyInTurns = async (db: Db, key: SealKey): Promise<Verified | undefined> =>
  (await verifyDaily({ db, key })) ?? verifyWhole({ db, key, signal: AbortSignal.timeout(turnMs) });

/** Whether something is sealed, and nobody verified it for a day. */
async function verificationIsDue(db: Db): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`select exists (select from book_checkpoint)
    and not exists (select from book_checkpoint where verifies is not null and at > now() - interval '23 hours') as due`.execute(
    db,
  );
  return rows[0]?.due ?? false;
}
