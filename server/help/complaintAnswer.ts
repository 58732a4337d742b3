import { sql } from 'kysely';
import { z } from 'zod';
import { complaintClock } from '#domain/complaint/complaintClock.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { formatDay } from '../messages/formatDay.ts';
import type { Messages } from '../messages/messages.ts';
import { wordingOf } from './wordingOf.ts';

/** The outbox's name for a complaint whose writer is to read our answer. */
export const complaintAnsweredKind = 'complaint.answered';

type Answer = { readonly caseNumber: string; readonly answer: string; readonly operator: string };

/** The final answer, kept with who gave it; false when there is no such case, or it was answered before. */
export const answerComplaint = (db: Db, { caseNumber, answer, operator }: Answer): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const answered = await sql`update complaint set answer = ${answer}, answered_by = ${operator}, answered_at = now()
      where case_number = ${caseNumber} and answered_at is null returning 1`.execute(transaction);
    if (answered.rows.length === 0) return false;
    await transaction
      .insertInto('outbox')
      .values({
        id: newId(),
        key: `${complaintAnsweredKind}:${caseNumber}`,
        kind: complaintAnsweredKind,
        payload: JSON.stringify({ caseNumber }),
      })
      .execute();
    return true;
  });

const payload = z.object({ caseNumber: z.string() });

/** To the address the complaint came with, in the language it was written in and in the words its writer chose. */
export const tellAnswer =
  ({ db, messages }: { readonly db: Db; readonly messages: Messages }): OutboxHandler =>
  async (item) => {
    const { caseNumber } = payload.parse(item);
    const found = await db.selectFrom('complaint').selectAll().where('case_number', '=', caseNumber).executeTakeFirst();
    if (!found?.answer) throw new Error(`Complaint ${caseNumber} has no answer`);
    const { ombudsmanUntil } = complaintClock(Math.floor(found.received_at.getTime() / 1000));
    await messages.queue(db, {
      id: `${complaintAnsweredKind}:${caseNumber}`,
      channel: 'email',
      to: found.email,
      template: 'complaintAnswered',
      language: found.language,
      wording: await wordingOf(db, found.user_id ?? undefined),
      params: { caseNumber, answer: found.answer, ombudsmanUntil: formatDay(ombudsmanUntil) },
    });
  };
