import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { checkChain, checkPeriods } from './checkpointChain.ts';
import { checkpointAt, keepVerified, type SealKey, sealBooks } from './checkpoints.ts';
import { collectFindings, type Finding, isBroken } from './findings.ts';
import { brokenJournals, journalSays } from './journalInvariants.ts';
import { personInvariants } from './personInvariants.ts';
import { sumsOf } from './sealedContent.ts';
import { note, peopleSince, sweep, transfersSince } from './sweep.ts';
import { checkBooks, checksOfTransfers } from './verify.ts';

export type Verification = {
  readonly db: Db;
  readonly key: SealKey;
  /** Milliseconds a moment has to be ago to be sealed; as long as a transaction may take where it is left out. */
  readonly settledMs?: number;
};

export type Verified = {
  readonly findings: readonly Finding[];
  /** Since when what happened was looked at. */
  readonly since: Date;
  readonly transfers: number;
};

/**
 * Checks what happened since the last checkpoint up to which everything was verified, and that nothing sealed since is
 * other than it was; where all holds, the next day goes on from here. Undefined when nothing was verified by this key
 * before, so that there is nothing to go on from.
 */
export async function verifyDaily({ db, key, ...sealing }: Verification): Promise<Verified | undefined> {
  const findings = collectFindings();
  const verified = await checkChain(db, key, findings);
  if (verified === 0) return undefined;
  const sealed = await sealBooks(db, { key, ...sealing });
  const base = await checkpointAt(db, verified);
  const sums = await checkPeriods(db, { findings, after: verified, upTo: sealed.n });
  const since = base.ends_at;
  const transfers = await sweep({ db, checks: checksOfTransfers, idsAfter: transfersSince(since), findings });
  await sweep({ db, checks: personInvariants, idsAfter: peopleSince(since), findings });
  findings.expect(journalSays);
  await note(db, brokenJournals(sql`j.at >= ${since}`), findings);
  const carried = { sums: sumsOf({ sums }), since: sealed.ends_at };
  await checkBooks(db, { findings, carried, quiet: false });
  const all = findings.all();
  if (!all.some(isBroken)) await keepVerified(db, key, sealed.n);
  return { findings: all, since, transfers };
}
