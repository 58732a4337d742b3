import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/open.ts';
import { type KeptKeys, type Keyring, type LastingPurpose, lastingPurposes } from '../keys/keyring.ts';
import { sealer } from '../keys/sealedText.ts';

/** A secret this database was used with. */
export type MasterKeyRow = {
  readonly id: string;
  readonly first_used_at: Date;
  /** Its keys for what outlives it, sealed. */
  readonly kept: string | null;
  /** Since when nothing is sealed by it, as far as a look through everything could tell. */
  readonly moved_at: Date | null;
  readonly given_up_at: Date | null;
};

/** The first that was used before all others. */
export async function readMasterKeys(db: Db): Promise<readonly MasterKeyRow[]> {
  const { rows } = await sql<MasterKeyRow>`select id, first_used_at, kept, moved_at, given_up_at
    from master_key order by first_used_at, id`.execute(db);
  return rows;
}

const keptText = z.partialRecord(z.enum(lastingPurposes), z.base64url());

function keptKeysIn(text: string): KeptKeys {
  const keys = keptText.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(keys).map(([purpose, key]) => [purpose, Buffer.from(key ?? '', 'base64url')]),
  );
}

/** What is sealed by the present secret is found by its name. */
const isKeptBy = ({ kept }: MasterKeyRow, id: string) => kept?.startsWith(`${id}.`) ?? false;

/**
 * Seals the lasting keys of every older secret by the present one, so that the older ones can leave the settings and
 * passwords, sessions, links and seals made by them stay good.
 */
export async function keepOlderKeys(db: Db, keys: Keyring): Promise<void> {
  for (const row of await readMasterKeys(db)) {
    if (row.id === keys.current || row.given_up_at !== null || isKeptBy(row, keys.current)) continue;
    const lasting = lastingKeysOf(keys, row.id);
    if (lasting.length === 0) continue;
    const sealed = sealer(keys, 'kept-keys-v1').seal(JSON.stringify(Object.fromEntries(lasting)));
    await sql`update master_key set kept = ${sealed}
      where id = ${row.id} and kept is not distinct from ${row.kept} and given_up_at is null`.execute(db);
  }
}

const lastingKeysOf = (keys: Keyring, id: string): (readonly [LastingPurpose, string])[] =>
  lastingPurposes.flatMap((purpose) => {
    const key = keys.named(purpose, id);
    return key ? [[purpose, key.toString('base64url')] as const] : [];
  });

/** Whether its keys are kept where the secrets of `given` open them. */
export function keptIn(given: Keyring, { kept }: MasterKeyRow): KeptKeys | undefined {
  const opened = kept === null ? undefined : sealer(given, 'kept-keys-v1').openIfHere(kept);
  return opened === undefined ? undefined : keptKeysIn(opened);
}
