import { sql } from 'kysely';
import type { Db } from '../database/open.ts';
import { constraintOf } from '../database/transaction.ts';
import type { Journal } from './journal.ts';
import { ledgerParts } from './ledgerParts.ts';

/** Books what belongs to no transfer. False when it was booked before. */
export async function bookJournals(db: Db, journals: readonly Journal[]): Promise<boolean> {
  const parts = ledgerParts(null, journals).map((part, index) => sql`${sql.raw(`part_${index}`)} as (${part})`);
  if (parts.length === 0) return false;
  try {
    await sql`with ${sql.join(parts)} select 1`.execute(db);
    return true;
  } catch (failure) {
    if (constraintOf(failure) !== 'journal_idem_key') throw failure;
    return false;
  }
}
