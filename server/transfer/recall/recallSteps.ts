import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { tellRecall } from './recallNews.ts';

type Step = { readonly caseNumber: string; readonly operator: string };
type Ending = Step & { readonly outcome: 'refused' | 'noAnswer'; readonly answer: string };

/** The partner was asked; false when there is no open case of that number that waits for it. */
export async function askedPartner(db: Db, { caseNumber, operator }: Step): Promise<boolean> {
  const asked = await sql`update recall set asked_at = now(), asked_by = ${operator}
    where case_number = ${caseNumber} and asked_at is null and outcome is null returning 1`.execute(db);
  return asked.rows.length > 0;
}

/** Ends a case without the money; its sender is told. False when it does not stand so that it can end like this. */
export const endRecall = (db: Db, { caseNumber, operator, outcome, answer }: Ending): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const ended = await sql<Affected>`
      update recall r set outcome = ${outcome}, answer = ${answer}, closed_by = ${operator}, closed_at = now()
      from transfer t where t.id = r.transfer_id and r.case_number = ${caseNumber} and r.outcome is null
        and r.asked_at is not null and (${outcome} = 'refused' or r.chased_at is not null)
      returning ${affected}`.execute(transaction);
    const [transfer] = ended.rows;
    if (transfer) await tellRecall(transaction, { ...transfer, news: 'recallClosed' });
    return transfer !== undefined;
  });

type Affected = { id: string; version: number; userId: string; recipientId: string };
const affected = sql`t.id, t.version, t.user_id as "userId", t.recipient_id as "recipientId"`;

const batch = 100;

/** Cases whose partner’s time is over: a person goes after it, and the sender is told so, once (peers 17). */
export const chaseRecalls = (db: Db): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const late = await sql<Affected>`
      update recall r set chased_at = now() from transfer t
      where t.id = r.transfer_id and r.case_number in (select case_number from recall
        where outcome is null and chased_at is null and answer_by < now() limit ${batch} for no key update skip locked)
      returning ${affected}`.execute(transaction);
    for (const transfer of late.rows) await tellRecall(transaction, { ...transfer, news: 'recallLate' });
    return late.rows.length === batch;
  });
