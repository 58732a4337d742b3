import { sql } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Job } from '../jobs/jobs.ts';
import { type KeyedDb, personFieldsOf } from '../security/personKeys.ts';
import { accountIn, storedAccount } from '../transfer/lifecycle/storedRecipient.ts';

/** Recipients sealed in one turn. */
const batch = 100;
const everyMs = 60_000;

type Plain = { id: string; user_id: string; profile: unknown; verified_account_name: string | null };

/**
 * Seals a batch of what was written before anything was sealed; answers whether there may be more. It can be stopped and
 * repeated, and done by several servers: each takes rows no other has.
 */
export const sealRecipients = ({ db, keys }: KeyedDb): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<Plain>`select id, user_id, profile, verified_account_name from recipient
      where not profile ? 'sealed' and first_name <> '' and exists (select from person_sealing where since <= now())
      order by id limit ${batch} for no key update skip locked`.execute(transaction);
    for (const row of rows) {
      const fields = await personFieldsOf({ db: transaction, keys }, row.user_id);
      const account = accountIn(keys, row.id, { ...row, person_key: null });
      const { profile, verified_account_name } = storedAccount(account, { recipientId: row.id, fields });
      await sql`update recipient set profile = ${profile}::jsonb, verified_account_name = ${verified_account_name}
        where id = ${row.id}`.execute(transaction);
    }
    return rows.length === batch;
  });

export const sealingJob = (tools: KeyedDb): Job => ({
  name: 'personal fields',
  everyMs,
  run: () => sealRecipients(tools),
});
