import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import type { Keyring } from '../keys/keyring.ts';
import { newPersonKey, type PersonFields, personFields } from '../keys/personFields.ts';

/** The database, and what opens what is sealed in it. */
export type KeyedDb = { readonly db: Db; readonly keys: Keyring };

/**
 * What somebody’s fields are sealed with, made the first time it is asked for. Undefined while servers of a version that
 * reads nothing sealed may still be there (migration 093): until then fields are written as they are.
 */
export async function personFieldsOf({ db, keys }: KeyedDb, userId: string): Promise<PersonFields | undefined> {
  const { rows } = await sql<{ sealed: string }>`insert into person_key (user_id, sealed)
    select ${userId}, ${newPersonKey(keys)} from person_sealing where since <= now()
    on conflict (user_id) do update set sealed = person_key.sealed returning sealed`.execute(db);
  return rows[0] && personFields(keys, rows[0].sealed);
}
