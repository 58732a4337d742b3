import { sql } from 'kysely';
import { type RecallOutcome, type RecallReason, recallClock, recallStage } from '#domain/transfer/recall.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import type { Db } from '../database/open.ts';
import { askedPartner, endRecall } from '../transfer/recall/recallSteps.ts';
import { type Command, refusal } from './runCommand.ts';
import { table, when } from './table.ts';

type Case = {
  case_number: string;
  reference: string;
  reason: RecallReason;
  partner: string;
  payout: string;
  opened_at: Date;
  asked_at: Date | null;
  asked_by: string | null;
  chased_at: Date | null;
  outcome: RecallOutcome | null;
  closed_by: string | null;
  answer: string | null;
  now: Date;
};

const readCases = async (db: Db, condition: ReturnType<typeof sql>): Promise<Case[]> =>
  (
    await sql<Case>`select r.*, t.reference, o.partner, coalesce(o.partner_ref, o.reference) as payout, now() as now
      from recall r join transfer t on t.id = r.transfer_id
        join payout_attempt o on o.transfer_id = t.id and o.state in ('CONFIRMED', 'RETURNED')
      where ${condition} order by r.opened_at`.execute(db)
  ).rows;

const epochOf = (at: Date) => Math.floor(at.getTime() / 1000);
const dayOf = (moment: number) => new Date(moment * 1000).toISOString().slice(0, 10);

/** What somebody has to do next, and by when. */
function neededOf({ opened_at, asked_at, chased_at, outcome, partner, now }: Case): string {
  const clock = recallClock(epochOf(opened_at));
  const askedAt = asked_at ? epochOf(asked_at) : undefined;
  const chasedAt = chased_at ? epochOf(chased_at) : undefined;
  const stage = recallStage({ askedAt, chasedAt, chaseBy: clock.chaseBy, outcome: outcome ?? undefined }, epochOf(now));
  if (askedAt === undefined && outcome === null) return `ask ${partner} by ${dayOf(clock.askBy)}, then recall-asked`;
  if (stage === 'asked') return `${partner} answers by ${dayOf(clock.answerBy)}: mark-returned or recall-refused`;
  if (stage === 'chased') return `late: call ${partner} by ${dayOf(clock.chaseBy)}, then end it`;
  return stage === 'overdue' ? `overdue: end it; recall-unanswered if ${partner} says nothing` : stage;
}

/** Those that are open, longest first; with a case, all of it. */
export const showRecalls: Command = async ({ db }, { transferId: caseNumber }) => {
  if (caseNumber === undefined) {
    const open = await readCases(db, sql`r.outcome is null`);
    if (open.length === 0) return { ok: true, lines: ['No recall is open.'], data: [] };
    const rows = open.map((one) => [one.case_number, visibleReference(one.reference), one.reason, neededOf(one)]);
    return { ok: true, lines: table(['case', 'transfer', 'reason', 'needs'], rows), data: open };
  }
  const [found] = await readCases(db, sql`r.case_number = ${caseNumber.toUpperCase()}`);
  if (!found) return refusal('There is no such case.');
  const { case_number, reference, reason, opened_at, partner, payout, asked_at, asked_by, closed_by, answer } = found;
  return {
    ok: true,
    lines: [
      `${case_number}, ${when(opened_at)} UTC about ${visibleReference(reference)}: ${reason}`,
      `Paid by ${partner} as ${payout}`,
      ...(asked_at ? [`${asked_by} asked on ${when(asked_at)} UTC`] : []),
      `Needs: ${neededOf(found)}`,
      ...(answer ? ['', `${closed_by} ended it:`, answer] : []),
    ],
    data: found,
  };
};

/** We asked the partner, by the channel it has for that. */
export const markRecallAsked: Command = async ({ db, operator }, { transferId: caseNumber }) => {
  if (!caseNumber) return refusal('Name the case: recall-asked CASE-….');
  const isAsked = await askedPartner(db, { caseNumber: caseNumber.toUpperCase(), operator });
  if (!isAsked) return refusal('There is no such case whose partner is still to be asked.');
  return { ok: true, lines: ['Kept: its sender sees that the partner was asked.'], data: { caseNumber } };
};

/** Ends a case whose money stays where it is; money that comes back ends one by `mark-returned`. */
export const endRecallAs =
  (outcome: 'refused' | 'noAnswer'): Command =>
  async ({ db, operator }, { transferId: caseNumber, reason }) => {
    if (!caseNumber) return refusal('Name the case: CASE-….');
    const answer = reason?.trim();
    if (!answer) return refusal('Say what the partner answered, as the sender will read it: --reason "…".');
    const isEnded = await endRecall(db, { caseNumber: caseNumber.toUpperCase(), operator, outcome, answer });
    if (!isEnded)
      return refusal(
        outcome === 'refused'
          ? 'There is no open case of that number whose partner was asked.'
          : 'There is no open case of that number whose partner was asked and let its time pass.',
      );
    return { ok: true, lines: ['Ended: its sender reads the reason, and is told.'], data: { caseNumber, outcome } };
  };
