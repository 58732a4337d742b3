import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Journal } from '../ledger/journal.ts';
import { ledgerParts } from '../ledger/ledgerParts.ts';

/** Journals about what senders earn, in the transaction of the earning; without a transfer where there is none. */
export async function bookRewards(
  transaction: Transaction<Schema>,
  { transferId, journals }: { readonly transferId: string | null; readonly journals: readonly Journal[] },
): Promise<void> {
  const parts = ledgerParts(transferId, journals).map((part, index) => sql`${sql.raw(`part_${index}`)} as (${part})`);
  await sql`with ${sql.join(parts)} select 1`.execute(transaction);
}
