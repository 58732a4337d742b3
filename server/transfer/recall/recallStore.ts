import { sql } from 'kysely';
import type { ProofOfPayment, RecallCase, RecallView } from '#contract/transfer/recall.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import { accept } from '#domain/result.ts';
import { type RecallOutcome, type RecallReason, recallClock } from '#domain/transfer/recall.ts';
import { caseNumber } from '../../account/displayReference.ts';
import type { Db } from '../../database/open.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type Outcome, refused } from '../../http/route.ts';
import { tellRecall } from './recallNews.ts';

type Own = { readonly userId: string; readonly transferId: string };

export type RecallRow = {
  case_number: string;
  reason: RecallReason;
  opened_at: Date;
  asked_at: Date | null;
  chased_at: Date | null;
  closed_at: Date | null;
  outcome: RecallOutcome | null;
  answer: string | null;
};

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

export function recallOf({ case_number, reason, opened_at, outcome, answer, ...times }: RecallRow): RecallCase {
  const openedAt = secondsOf(opened_at);
  return {
    caseNumber: case_number,
    reason,
    openedAt,
    ...recallClock(openedAt),
    ...(times.asked_at && { askedAt: secondsOf(times.asked_at) }),
    ...(times.chased_at && { chasedAt: secondsOf(times.chased_at) }),
    ...(times.closed_at && { closedAt: secondsOf(times.closed_at) }),
    ...(outcome && { outcome }),
    ...(answer !== null && { answer }),
  };
}

/** Undefined where nobody confirmed a delivery of theirs. */
export async function readRecallOf(db: Db, { userId, transferId }: Own): Promise<RecallView | undefined> {
  const [proof, closed, row] = await Promise.all([
    readProof(db, { userId, transferId }),
    readOdds(db),
    findRecall(db, { userId, transferId }),
  ]);
  return proof && { proof, odds: closed, ...(row && { recall: recallOf(row) }) };
}

/** The case there is; or a new one, with its confirmation to the sender. */
export const openRecallOf = (
  db: Db,
  own: Own,
  reason: RecallReason,
): Promise<Outcome<RecallCase, 'notFound' | 'transferNotDelivered'>> =>
  inTransaction(db, async (transaction) => {
    const { transferId, userId } = own;
    const found = await sql<{ version: number; recipient_id: string; now: number; is_delivered: boolean }>`
      select version, recipient_id, extract(epoch from now())::float8 as now, status = 'COMPLETE' and not exists (select
        from payout_attempt o where o.transfer_id = t.id and o.state = 'RETURNED') as is_delivered
      from transfer t where id = ${transferId} and user_id = ${userId} for no key update`.execute(transaction);
    const [transfer] = found.rows;
    const before = await findRecall(transaction, own);
    if (before) return accept(recallOf(before));
    if (!transfer) return refused('notFound');
    if (!transfer.is_delivered) return refused('transferNotDelivered');
    const { answerBy } = recallClock(Math.floor(transfer.now));
    const opened = await transaction
      .insertInto('recall')
      .values({
        case_number: caseNumber(),
        transfer_id: transferId,
        user_id: userId,
        reason,
        answer_by: new Date(answerBy * 1000),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tellRecall(transaction, {
      ...{ id: transferId, version: transfer.version, userId, recipientId: transfer.recipient_id },
      news: 'recallOpened',
    });
    return accept(recallOf(opened));
  });

const findRecall = (db: Db, { userId, transferId }: Own) =>
  db
    .selectFrom('recall')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

async function readProof(db: Db, { userId, transferId }: Own): Promise<ProofOfPayment | undefined> {
  const found = await sql<{ partner: RemittanceHandler; reference: string; at: Date }>`
    select o.partner, coalesce(o.partner_ref, o.reference) as reference, e.at
    from transfer t
      join payout_attempt o on o.transfer_id = t.id and o.state in ('CONFIRMED', 'RETURNED')
      join status_event e on e.transfer_id = t.id and e.to_status = 'COMPLETE'
    where t.id = ${transferId} and t.user_id = ${userId}
    order by o.n desc, e.version desc limit 1`.execute(db);
  const [row] = found.rows;
  return row && { partner: row.partner, reference: row.reference, confirmedAt: secondsOf(row.at) };
}

/** What became of those that ended within a year: our own figures, and nobody else’s. */
async function readOdds(db: Db): Promise<RecallView['odds']> {
  const counted = await sql<{ reason: RecallReason; returned: number; closed: number }>`
    select reason, count(*) filter (where outcome = 'returned')::int as returned, count(*)::int as closed
    from recall where outcome is not null and closed_at > now() - interval '1 year' group by reason`.execute(db);
  return Object.fromEntries(counted.rows.map(({ reason, ...odds }) => [reason, odds]));
}
