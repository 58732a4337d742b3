import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { databaseNow } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { sha256Hex } from '../http/requestSignature.ts';
import { type Keyring, type NamedKeys, namedKeysOf } from '../keys/keyring.ts';
import { keepOperatorAct } from '../security/operatorActs.ts';
import { contentOf, type SealedContent, sealedContent } from './sealedContent.ts';

/** Journals of one checkpoint: about what one statement reads in a second. */
const mostJournals = 20_000;

/** Milliseconds after which nobody commits anything with an earlier time: no statement of ours takes so long. */
const settledAfterMs = 600_000;

/** The present key of the seals, and all of them by the names their seals bear. */
export type SealKey = NamedKeys & { readonly key: Buffer };

export const sealKeyOf = (keys: Keyring): SealKey => ({
  key: keys.newest('book-checkpoint-v1'),
  ...namedKeysOf(keys, 'book-checkpoint-v1', 'book-checkpoint-key-id-v1'),
});

export type Checkpoint = {
  readonly n: number;
  readonly ends_at: Date;
  /** The checkpoint up to which everything was verified when this one was made. */
  readonly verifies: number | null;
  readonly content: string;
  readonly prev_hash: string;
  readonly hash: string;
  readonly key_id: string;
  readonly seal: string;
};

type Unsealed = Pick<Checkpoint, 'n' | 'ends_at' | 'verifies' | 'content' | 'prev_hash'>;

/** What the next checkpoint carries of this one. */
export const hashOf = ({ n, ends_at, verifies, content, prev_hash }: Unsealed): string =>
  sha256Hex(JSON.stringify([prev_hash, n, ends_at.toISOString(), verifies, content]));

export const sealOf = (text: string, { key }: Pick<SealKey, 'key'>): string =>
  createHmac('sha256', key).update(text).digest('hex');

/** Where the first begins. */
export const noCheckpoint: Pick<Checkpoint, 'n' | 'ends_at' | 'content' | 'hash'> = {
  n: 0,
  ends_at: new Date(0),
  content: JSON.stringify({
    journals: { count: 0, sha256: '' },
    events: { count: 0, sha256: '' },
    payments: { count: 0, sha256: '' },
    sums: [],
  } satisfies SealedContent),
  hash: '',
};

export const contentIn = ({ content }: Pick<Checkpoint, 'content'>): SealedContent =>
  sealedContent.parse(JSON.parse(content));

/** The last of all, or the one of a number. */
export async function checkpointAt(db: Db, n?: number): Promise<typeof noCheckpoint> {
  const which = n === undefined ? sql`order by n desc limit 1` : sql`where n = ${n}`;
  const { rows } = await sql<Checkpoint>`select * from book_checkpoint ${which}`.execute(db);
  return rows[0] ?? noCheckpoint;
}

type Sealing = {
  readonly key: SealKey;
  /** Milliseconds a moment has to be ago to be sealed. */
  readonly settledMs?: number;
  /** Ends it between two checkpoints. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Seals what happened since the last checkpoint, in as many as it takes; answers the last. Servers that do so at once
 * make each checkpoint once: what two of them would say is the same.
 */
export async function sealBooks(
  db: Db,
  { key, settledMs = settledAfterMs, signal }: Sealing,
): Promise<typeof noCheckpoint> {
  const settled = new Date((await databaseNow(db)).getTime() - settledMs);
  for (;;) {
    const last = await checkpointAt(db);
    const until = await endAfter(db, last.ends_at, settled);
    if (until === undefined || signal?.aborted) return last;
    const content = await contentOf(db, { from: last.ends_at, until }, contentIn(last).sums);
    await add(db, key, {
      ...{ n: last.n + 1, ends_at: until, verifies: null, prev_hash: last.hash },
      content: JSON.stringify(content),
    });
  }
}

/** Where the next checkpoint ends; undefined when nothing happened that could be in it. */
async function endAfter(db: Db, from: Date, settled: Date): Promise<Date | undefined> {
  if (settled <= from) return undefined;
  const read = await sql<{ any: boolean; full: Date | null }>`select
    exists (select from journal where at >= ${from} and at < ${settled})
      or exists (select from status_event where at >= ${from} and at < ${settled}) as any,
    (select at from journal where at >= ${from} and at < ${settled} order by at offset ${mostJournals} limit 1) as full`.execute(
    db,
  );
  const [{ any = false, full = null } = {}] = read.rows;
  if (full !== null && full > from) return full;
  return any ? settled : undefined;
}

async function add(db: Db, key: SealKey, unsealed: Unsealed): Promise<boolean> {
  const hash = hashOf(unsealed);
  const { n, ends_at, verifies, content, prev_hash } = unsealed;
  const added = await sql`insert into book_checkpoint (n, ends_at, verifies, content, prev_hash, hash, key_id, seal)
    values (${n}, ${ends_at}, ${verifies}, ${content}, ${prev_hash}, ${hash}, ${key.newestId}, ${sealOf(hash, key)})
    on conflict (n) do nothing returning n`.execute(db);
  return added.rows.length > 0;
}

/** Says, in the chain and in the audit, that everything up to a checkpoint was verified; of nothing there is nothing to say. */
export async function keepVerified(db: Db, key: SealKey, upTo: number): Promise<void> {
  if (upTo === 0) return;
  await inTransaction(db, async (transaction) => {
    const last = await checkpointAt(transaction);
    const content = { ...contentIn(noCheckpoint), sums: contentIn(last).sums };
    const next = {
      ...{ n: last.n + 1, ends_at: last.ends_at, verifies: upTo, prev_hash: last.hash },
      content: JSON.stringify(content),
    };
    if (!(await add(transaction, key, next))) return;
    const details = { n: next.n, hash: hashOf(next), verifies: upTo };
    await keepOperatorAct(transaction, { operator: 'server', action: 'checkpoint', transferId: null, details });
  });
}
