import { sql } from 'kysely';
import { type Complaint, type ComplaintCase, listComplaints, sendComplaint } from '#contract/help/complaint.ts';
import type { Language } from '#contract/protocol/language.ts';
import { checkEmail } from '#domain/account/emailRule.ts';
import { complaintClock } from '#domain/complaint/complaintClock.ts';
import {
  type ComplaintForm,
  complaintFields,
  complaintToSend,
  wrongComplaintFields,
} from '#domain/complaint/complaintForm.ts';
import { accept } from '#domain/result.ts';
import { asShown } from '#domain/transfer/transferReference.ts';
import { caseNumber } from '../account/displayReference.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { type PlainForm, plainForm } from '../http/plainForms.ts';
import type { Allowance, AttemptLimiter } from '../http/rateLimiter.ts';
import { eitherRoute, type Outcome, type Route, refused, signedInRoute } from '../http/route.ts';
import { formatDay } from '../messages/formatDay.ts';
import type { Messages } from '../messages/messages.ts';
import type { Visitor } from '../security/visitor.ts';
import { wordingOf } from './wordingOf.ts';

/** Complaints one visitor may send: each is read by a person, and answered to an address nobody confirmed. */
const complaintsAllowed: Allowance = { limit: 10, windowSeconds: 3_600 };

type Dependencies = {
  readonly db: Db;
  readonly limiter: AttemptLimiter;
  readonly messages: Messages;
  /** To how a case stands, for its writer. */
  readonly caseLink: (caseNumber: string) => string;
};

/** How long the same words from the same address are one complaint: somebody pressed twice. */
const repeatMinutes = 10;

type Sent = { readonly body: Complaint; readonly language: Language; readonly visitor: Visitor };

/** A complaint gets a case number and a clock, at once and by e-mail (BIZ-04, BIZ-05, peers 35). */
export function complaints({ db, limiter, messages, caseLink }: Dependencies): {
  readonly routes: readonly Route[];
  readonly form: PlainForm;
} {
  async function take({ body, language, visitor }: Sent, userId?: string): Promise<Outcome<ComplaintCase>> {
    const email = checkEmail(body.email);
    if (!email.ok) return refused('requestInvalid', { fields: [{ field: 'email', problem: email.refusal }] });
    const blank = wrongComplaintFields({ ...body, transferId: body.transferId ?? '' });
    if (blank.length > 0)
      return refused('requestInvalid', { fields: blank.map((field) => ({ field, problem: 'custom' })) });
    const limited = userId
      ? await limiter.take(`complaint:${userId}`, complaintsAllowed)
      : await limiter.takeFrom(visitor, 'complaint', complaintsAllowed);
    if (limited) return limited;
    const said = { email: email.value, complaint: body.complaint.trim(), user_id: userId ?? null };
    const transferId = body.transferId?.trim();

    const kept = await inTransaction(db, async (transaction) => {
      // Of two at once the second waits here, and then finds the first.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`complaint:${said.email}`}, 0))`.execute(transaction);
      const before = await sentAlready(transaction, said);
      if (before) return caseOf(before);
      const row = await transaction
        .insertInto('complaint')
        .values({
          ...said,
          case_number: caseNumber(),
          name: body.name.trim(),
          phone: body.mobile.trim(),
          transfer_id: transferId ? asShown(transferId) : null,
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
        wording: await wordingOf(transaction, userId),
        params: { caseNumber: number, answerBy: formatDay(answerBy), link: caseLink(number) },
      });
      return shown;
    });
    return accept(kept);
  }

  const routes = [
    eitherRoute(sendComplaint, (call, caller) => take(call, caller?.userId)),
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
  const form = plainForm(sendComplaint, {
    anchor: 'complaint',
    fields: complaintFields,
    bodyOf: (field) => complaintToSend(formOf(field)),
    wrongIn: (field) => wrongComplaintFields(formOf(field)),
    take,
  });
  return { routes, form };
}

const formOf = (field: (name: string) => string): ComplaintForm => ({
  name: field('name'),
  email: field('email'),
  mobile: field('mobile'),
  transferId: field('transferId'),
  complaint: field('complaint'),
});

type Said = { readonly email: string; readonly complaint: string; readonly user_id: string | null };

const sentAlready = (db: Db, { email, complaint, user_id }: Said) =>
  db
    .selectFrom('complaint')
    .selectAll()
    .where('email', '=', email)
    .where('complaint', '=', complaint)
    .where('user_id', 'is not distinct from', user_id)
    .where('answered_at', 'is', null)
    .where('received_at', '>', sql<Date>`now() - make_interval(mins => ${repeatMinutes})`)
    .executeTakeFirst();

export type ComplaintRow = {
  readonly case_number: string;
  readonly transfer_id: string | null;
  readonly received_at: Date;
  readonly answered_at: Date | null;
  readonly answer: string | null;
};

export function caseOf({ case_number, transfer_id, received_at, answered_at, answer }: ComplaintRow): ComplaintCase {
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
