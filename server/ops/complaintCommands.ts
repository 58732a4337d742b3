import { sql } from 'kysely';
import { complaintClock, complaintStanding } from '#domain/complaint/complaintClock.ts';
import type { Db } from '../database/open.ts';
import { answerComplaint } from '../help/complaintAnswer.ts';
import { type Command, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

type Case = {
  case_number: string;
  name: string;
  email: string;
  phone: string;
  transfer_id: string | null;
  complaint: string;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
  received_at: Date;
  now: Date;
};

const readCases = async (db: Db, condition: ReturnType<typeof sql>): Promise<Case[]> =>
  (await sql<Case>`select c.*, now() as now from complaint c where ${condition} order by received_at`.execute(db)).rows;

const epochOf = (at: Date) => Math.floor(at.getTime() / 1000);
const dayOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10);

function standingOf({ received_at, answered_at, now }: Case): string {
  const { answerBy } = complaintClock(epochOf(received_at));
  const answeredAt = answered_at ? epochOf(answered_at) : undefined;
  const standing = complaintStanding({ answeredAt, answerBy, now: epochOf(now) });
  return standing === 'answered' ? standing : `${standing}, answer by ${dayOf(answerBy)}`;
}

/** Those nobody answered, longest first; with a case, what was written and what we said. */
export const showComplaints: Command = async ({ db }, { transferId: caseNumber }) => {
  if (caseNumber === undefined) {
    const open = await readCases(db, sql`answered_at is null`);
    if (open.length === 0) return { ok: true, lines: ['No complaint waits for an answer.'], data: [] };
    const rows = open.map((one) => [one.case_number, when(one.received_at), standingOf(one), one.name]);
    return { ok: true, lines: table(['case', 'since (UTC)', 'standing', 'from'], rows), data: open };
  }
  const [found] = await readCases(db, sql`case_number = ${caseNumber.toUpperCase()}`);
  if (!found) return refusal('There is no such case.');
  const { case_number, received_at, name, email, phone, transfer_id, complaint, answer, answered_by } = found;
  const about = transfer_id ? ` about ${transfer_id}` : '';
  return {
    ok: true,
    lines: [
      `${case_number}, ${when(received_at)} UTC${about}: ${standingOf(found)}`,
      `${name}, ${[email, phone].filter(Boolean).join(', ')}`,
      '',
      complaint,
      ...(answer ? ['', `${answered_by} answered:`, answer] : []),
    ],
    data: found,
  };
};

/** The final answer: the writer gets it by e-mail, and sees it with their case (peers 35). */
export const answerCase: Command = async ({ db, operator }, { transferId: caseNumber, answer }) => {
  if (!caseNumber) return refusal('Name the case: answer-complaint CASE-… --answer "…".');
  if (!answer?.trim()) return refusal('Write the answer: --answer "…".');
  const isAnswered = await answerComplaint(db, {
    caseNumber: caseNumber.toUpperCase(),
    answer: answer.trim(),
    operator,
  });
  if (!isAnswered) return refusal('There is no such case that waits for an answer.');
  return { ok: true, lines: ['The answer is on its way by e-mail, and stands with the case.'], data: { caseNumber } };
};
