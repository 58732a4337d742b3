import { sql } from 'kysely';
import { recordsKeptYears } from '#domain/service/promises.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Job } from '../../jobs/jobs.ts';
import { heldByLaw } from '../../transfer/lifecycle/legalHold.ts';
import { forgetClosed } from './closeAccount.ts';

const everyMs = 60_000;

/** Takes away what was kept of closed accounts once its years are over, but for whom a court or an authority still asks. */
export const forgettingJob = (db: Db): Job => ({
  name: 'closed accounts',
  everyMs,
  run: () =>
    inTransaction(db, async (transaction) => {
      const { rows } = await sql<{ user_id: string }>`select user_id from closed_account c
        where forgotten_at is null and closed_at < now() - make_interval(years => ${recordsKeptYears})
          and not exists (select from transfer t where t.user_id = c.user_id and ${heldByLaw})
        order by closed_at limit 1 for no key update skip locked`.execute(transaction);
      const [due] = rows;
      if (due) await forgetClosed(transaction, due.user_id);
      return due !== undefined;
    }),
});
