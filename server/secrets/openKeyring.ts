import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { type KeptKeys, type Keyring, keyIdOf, keyringOf } from '../keys/keyring.ts';
import type { MasterSecrets } from '../settings/masterSecret.ts';
import { SettingsRefused } from '../settings/settingsRefused.ts';
import { keptIn, type MasterKeyRow, readMasterKeys } from './masterKeys.ts';
import { countSealed, type SealedCount, unreadable } from './sealedPlaces.ts';

/**
 * The keys of a server that starts: those of its secrets, and those kept of older ones. Writes down that the present secret
 * is used from now on. Throws `SettingsRefused` with a sentence where something could not be read or checked with them.
 */
export async function openKeyring(db: Db, secrets: MasterSecrets): Promise<Keyring> {
  const rows = await readMasterKeys(db);
  const refusal = await whyNot(db, secrets, rows);
  if (refusal !== undefined) throw new SettingsRefused(refusal);
  await sql`insert into master_key (id) values (${keyIdOf(secrets.current)}) 
    on conflict (id) do update set moved_at = null`.execute(db);
  return assembled(secrets, rows);
}

/** The keys for a tool that looks at the data, whether or not all of them are here. */
export const readKeyring = async (db: Db, secrets: MasterSecrets): Promise<Keyring> =>
  assembled(secrets, await readMasterKeys(db));

function assembled({ current, others }: MasterSecrets, rows: readonly MasterKeyRow[]): Keyring {
  const givenUp = new Set(rows.filter(({ given_up_at }) => given_up_at !== null).map(({ id }) => id));
  const secrets = { current, others: others.filter((secret) => !givenUp.has(keyIdOf(secret))) };
  const first = rows[0]?.id;
  const given = keyringOf(secrets, { first });
  const kept = new Map(
    rows.flatMap((row): [string, KeptKeys][] => {
      const keys = keptIn(given, row);
      return keys ? [[row.id, keys]] : [];
    }),
  );
  return keyringOf(secrets, { kept, first });
}

const howToFix = 'name it in OTHER_MASTER_SECRETS until `ops secrets status` says that it can go';

async function whyNot(db: Db, secrets: MasterSecrets, rows: readonly MasterKeyRow[]): Promise<string | undefined> {
  const [first] = rows;
  const given = keyringOf(secrets, { first: first?.id });
  if (!first) {
    const isOlder = secrets.others.length > 0 && (await holdsPeople(db));
    return isOlder
      ? 'OTHER_MASTER_SECRETS should be empty at the first start of this version, with MASTER_SECRET as it was.'
      : undefined;
  }
  if (rows.some(({ id, given_up_at }) => id === given.current && given_up_at !== null)) {
    return 'MASTER_SECRET should be a new one: this one was given up, because somebody may know it.';
  }
  const away = rows.filter(({ id, given_up_at }) => given_up_at === null && !given.given.includes(id));
  if (away.length === 0) return undefined;
  const unkept = away.find((row) => keptIn(given, row) === undefined);
  if (unkept)
    return `MASTER_SECRET should be the one this database was used with, or follow it: ${unkept.id} is in no setting; ${howToFix}.`;
  if (away.every(({ moved_at }) => moved_at !== null)) return undefined;
  const counts = await countSealed(db, first.id);
  const held = heldBy(
    counts,
    away.map(({ id }) => id),
  )[0];
  return held && `OTHER_MASTER_SECRETS lacks ${held.id}, and ${held.count} ${held.what} are sealed by it: ${howToFix}.`;
}

const heldBy = (counts: readonly SealedCount[], ids: readonly string[]) =>
  counts.filter(({ id }) => id !== unreadable && ids.includes(id));

async function holdsPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from app_user) as any`.execute(db);
  return rows[0]?.any ?? false;
}
