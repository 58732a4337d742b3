import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { equalInConstantTime } from '../keys/macs.ts';
import { type Checkpoint, checkpointAt, contentIn, hashOf, noCheckpoint, type SealKey, sealOf } from './checkpoints.ts';
import type { Findings } from './findings.ts';
import { contentOf, type SealedContent } from './sealedContent.ts';

/** Checkpoints read at a time. */
const pageRows = 500;

/** Where a chain has come to; `isOurs` once a checkpoint bears a key that is here, since no later one may bear a stranger’s. */
type Tip = Pick<Checkpoint, 'n' | 'ends_at' | 'hash'> & { readonly isOurs: boolean };

/**
 * Reads every checkpoint: each follows from the one before, bears our seal, and those the audit names are there. Those of
 * a secret that is not here count by their hashes alone. Answers up to where everything was verified, as a
 * checkpoint of ours says it; 0 when none does.
 */
export async function checkChain(db: Db, key: SealKey, findings: Findings): Promise<number> {
  findings.expect({ I27: 'No checkpoint was changed, forged or taken away' });
  let before: Tip = { ...noCheckpoint, isOurs: false };
  let verified = 0;
  /** A day has one: their hashes by number. */
  const hashes = new Map<string, string>();
  for (;;) {
    const { rows } = await sql<Checkpoint>`select n, ends_at, verifies, content, prev_hash, hash, key_id, seal
      from book_checkpoint where n > ${before.n} order by n limit ${pageRows}`.execute(db);
    for (const checkpoint of rows) {
      for (const what of wrongWith(checkpoint, { before, key })) findings.add('I27', what);
      const isOurs = key.byId.has(checkpoint.key_id);
      if (checkpoint.verifies !== null) hashes.set(String(checkpoint.n), checkpoint.hash);
      if (isOurs && checkpoint.verifies !== null) verified = checkpoint.verifies;
      before = { ...checkpoint, isOurs: before.isOurs || isOurs };
    }
    if (rows.length < pageRows) break;
  }
  for (const what of await missedByAudit(db, hashes)) findings.add('I27', what);
  return verified;
}

type Neighbour = { readonly before: Tip; readonly key: SealKey };

function wrongWith(checkpoint: Checkpoint, { before, key }: Neighbour): string[] {
  const { n, ends_at, verifies, prev_hash, hash, seal } = checkpoint;
  const isMissing = n !== before.n + 1;
  const isChanged = (!isMissing && prev_hash !== before.hash) || hash !== hashOf(checkpoint);
  const isOutOfTime = ends_at < before.ends_at || (verifies !== null && ends_at > before.ends_at);
  const ours = key.byId.get(checkpoint.key_id);
  const isForged = ours ? !equalInConstantTime(seal, sealOf(hash, { key: ours })) : before.isOurs;
  return [
    ...(isMissing ? [`checkpoint ${before.n + 1} is missing`] : []),
    ...(isChanged || isOutOfTime ? [`checkpoint ${n} is not as it was written`] : []),
    ...(isForged ? [`checkpoint ${n} does not bear our seal`] : []),
  ];
}

/** Each verified checkpoint stands in the audit, whose own chain has a second place. */
async function missedByAudit(db: Db, verified: ReadonlyMap<string, string>): Promise<string[]> {
  const { rows } = await sql<{ n: string; hash: string }>`select details->>'n' as n, details->>'hash' as hash
    from operator_action where action = 'checkpoint' order by at`.execute(db);
  const named = new Set(rows.map(({ hash }) => hash));
  return [
    ...rows
      .filter(({ n, hash }) => verified.get(n) !== hash)
      .map(({ n }) => `checkpoint ${n} is not the one the audit names`),
    ...[...verified].filter(([, hash]) => !named.has(hash)).map(([n]) => `checkpoint ${n} is not in the audit`),
  ];
}

type Sums = SealedContent['sums'];

type Periods = {
  readonly findings: Findings;
  /** Looks at the periods of the checkpoints after this one, up to and with another. */
  readonly after: number;
  readonly upTo: number;
  /** Those after this one were sealed just now, by what is there: they are believed. */
  readonly sealedJustNow?: number;
  /** What was summed up to `after`; the sums of that checkpoint where it is left out. */
  readonly sums?: Sums | undefined;
  readonly onPeriod?: (done: { readonly n: number; readonly sums: Sums }) => Promise<void>;
};

/** Reads again what is under the seals, and answers the sums at the end of the last. */
export async function checkPeriods(
  db: Db,
  { findings, after, upTo, sealedJustNow = upTo, sums, onPeriod }: Periods,
): Promise<Sums> {
  findings.expect({ I28: 'What is under a checkpoint is as it was when it was sealed' });
  let before = await checkpointAt(db, after);
  let counted = sums ?? contentIn(before).sums;
  for (let n = after + 1; n <= upTo; n += 1) {
    const checkpoint = await checkpointAt(db, n);
    if (checkpoint.n !== n) continue;
    if (n > sealedJustNow) counted = contentIn(checkpoint).sums;
    else if (checkpoint.ends_at > before.ends_at) {
      const found = await contentOf(db, { from: before.ends_at, until: checkpoint.ends_at }, counted);
      const said = contentIn(checkpoint);
      for (const what of differences(found, said)) {
        findings.add('I28', `${what} before ${checkpoint.ends_at.toISOString()} (checkpoint ${n})`);
      }
      counted = found.sums;
    }
    before = checkpoint;
    await onPeriod?.({ n, sums: counted });
  }
  return counted;
}

function differences(found: SealedContent, said: SealedContent): string[] {
  const rows = (['journals', 'events', 'payments'] as const)
    .filter((name) => found[name].sha256 !== said[name].sha256)
    .map((name) =>
      found[name].count === said[name].count
        ? `one of ${found[name].count} ${name} is not as it was`
        : `there are ${found[name].count} ${name}, and were ${said[name].count},`,
    );
  const areSumsSame = JSON.stringify(found.sums) === JSON.stringify(said.sums);
  return [...rows, ...(areSumsSame ? [] : ['the sums of the accounts are others'])];
}
