import { type ComplaintCase, listComplaints, sendComplaint } from '#contract/complaint.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { complaintClock } from '#domain/complaint/complaintClock.ts';
import { accept } from '#domain/result.ts';
import { bareTransferId } from '#domain/transfer/visibleId.ts';
import { caseNumber } from '../accounts/displayReference.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Allowance, AttemptLimiter } from '../http/attemptLimiter.ts';
import { eitherRoute, refused, signedInRoute } from '../http/route.ts';
import type { Messages } from '../messages/messages.ts';
import { shownDay } from './shownDay.ts';

/** Complaints one visitor may send: each is read by a person, and answered to an address nobody confirmed. */
const complaintsAllowed: Allowance = { limit: 10, windowSeconds: 3_600 };

type Dependencies = { readonly db: Db; readonly limiter: AttemptLimiter; readonly messages: Messages };

/** A complaint gets a case number and a clock, at once and by e-mail (BIZ-04, BIZ-05, peers 35). */
export const complaintRoutes = ({ db, limiter, messages }: Dependencies) => [
  eitherRoute(sendComplaint, async ({ body, language, ip }, caller) => {
    const limited = await limiter.take(`complaint:${caller?.userId ?? ip}`, complaintsAllowed);
    if (limited) return limited;
    const email = checkEmail(body.email);
    if (!email.ok) return refused('requestInvalid', { fields: [{ field: 'email', problem: email.refusal }] });
    const transferId = body.transferId?.trim();

    const kept = await inTransaction(db, async (transaction) => {
      const row = await transaction
        .insertInto('complaint')
        .values({
          case_number: caseNumber(),
          user_id: caller?.userId ?? null,
          name: body.name.trim(),
          email: email.value,
          phone: body.mobile.trim(),
          transfer_id: transferId ? bareTransferId(transferId) : null,
          complaint: body.complaint.trim(),
          language,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const shown = caseOf(row);
      const { caseNumber: number, answerBy } = shown;
      await messages.queue(transaction, {
        id: `complaint:${number}`,
        channel: 'email',
        to: email.value,
        template: 'complaintReceived',
        language,
        params: { caseNumber: number, answerBy: shownDay(answerBy) },
      });
      return shown;
    });
    return accept(kept);
  }),

  signedInRoute(listComplaints, async (_call, { userId }) => {
    const rows = await db
      .selectFrom('complaint')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('received_at', 'desc')
      .limit(50)
      .execute();
    return accept(rows.map(caseOf));
  }),
];

type Row = {
  readonly case_number: string;
  readonly transfer_id: string | null;
  readonly received_at: Date;
  readonly answered_at: Date | null;
  readonly answer: string | null;
};

function caseOf({ case_number, transfer_id, received_at, answered_at, answer }: Row): ComplaintCase {
  const receivedAt = Math.floor(received_at.getTime() / 1000);
  return {
    caseNumber: case_number,
    receivedAt,
    ...complaintClock(receivedAt),
    ...(answered_at && { answeredAt: Math.floor(answered_at.getTime() / 1000) }),
    ...(answer !== null && { answer }),
    ...(transfer_id && { transferId: transfer_id }),
  };
}
