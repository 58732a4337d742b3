import { z } from 'zod';
import { complaintStanding } from '#domain/complaint/complaintClock.ts';
import { nextReplySeconds } from '#domain/transfer/nextUpdateDue.ts';
import { type RecallStage, recallNewsBy, recallStage } from '#domain/transfer/recall.ts';
import { type DataOf, endpoint } from '../protocol/endpoint.ts';
import { id } from '../protocol/field.ts';
import { recallCase } from '../transfer/recall.ts';
import { type Refund, type Transfer, transfer } from '../transfer/transfer.ts';
import { isHeld, nextUpdateOf } from '../transfer/transferDisplay.ts';
import { type ComplaintCase, complaintCase } from './complaint.ts';

export const listOpenMatters = endpoint({
  method: 'GET',
  path: '/user/{id}/open-matters',
  access: 'signedIn',
  summary:
    'What of one’s own waits for somebody: refunds, holds, recalls and complaints (peers 9, 31, 35; not in the spec)',
  params: z.strictObject({ id }),
  data: z.strictObject({
    /** Held, or with money that is still to come back. */
    transfers: z.array(transfer),
    recalls: z.array(z.strictObject({ transfer, recall: recallCase })),
    complaints: z.array(complaintCase),
  }),
});
type OpenMatters = DataOf<typeof listOpenMatters>;

/** `by`: until when whoever is next has time; `isLate`: a day we said has passed. */
type Clock = { readonly by?: number | undefined; readonly isLate: boolean };

/** One thing that waits for somebody, with who does what next. */
export type OpenMatter = Clock &
  (
    | { readonly kind: 'refund'; readonly transfer: Transfer; readonly refund: Refund; readonly next: RefundNext }
    | { readonly kind: 'hold'; readonly transfer: Transfer; readonly next: HoldNext }
    | {
        readonly kind: 'recall';
        readonly transfer: Transfer;
        readonly caseNumber: string;
        readonly next: Extract<RecallStage, 'opened' | 'asked' | 'chased' | 'overdue'>;
      }
    | { readonly kind: 'complaint'; readonly complaint: ComplaintCase; readonly next: 'reply' | 'answer' | 'overdue' }
  );
/** `decisionLate`: a day passed without a word. */
type HoldNext = 'decision' | 'decisionLate' | 'choice' | 'partner';
type RefundNext = 'refund' | 'lateRefund' | 'refundByBank';

/** What is late first, then by the day it is due. */
export function openMattersOf({ transfers, recalls, complaints }: OpenMatters, now: number): readonly OpenMatter[] {
  const matters = [
    ...transfers.flatMap((one) => refundsOf(one, now)),
    ...transfers.flatMap((one) => holdOf(one, now)),
    ...recalls.flatMap((one) => recallMatter(one, now)),
    ...complaints.flatMap((one) => complaintOf(one, now)),
  ];
  const due = ({ by = Number.POSITIVE_INFINITY }: OpenMatter) => by;
  return matters.toSorted((one, other) => Number(other.isLate) - Number(one.isLate) || due(one) - due(other));
}

const refundsOf = (of: Transfer, now: number): readonly OpenMatter[] =>
  of.refunds
    .filter(({ settledAt }) => settledAt === undefined)
    .map((refund) => {
      const isLate = now > refund.dueAt;
      if (refund.isRefused) return { kind: 'refund', transfer: of, refund, next: 'refundByBank', isLate };
      if (isLate) return { kind: 'refund', transfer: of, refund, next: 'lateRefund', isLate };
      return { kind: 'refund', transfer: of, refund, next: 'refund', by: refund.dueAt, isLate };
    });

/** A hold has a day for one of our people; each that passes without their word is late. */
function holdOf(of: Transfer, now: number): readonly OpenMatter[] {
  const next = isHeld(of) ? nextUpdateOf(of, now) : undefined;
  const isLate = now > (of.history.at(-1)?.at ?? now) + nextReplySeconds;
  if (next?.about === 'decision') {
    return [{ kind: 'hold', transfer: of, next: isLate ? 'decisionLate' : 'decision', by: next.by, isLate }];
  }
  const isKnown = next?.about === 'choice' || next?.about === 'partner';
  return isKnown ? [{ kind: 'hold', transfer: of, next: next.about, isLate: next.about === 'partner' && isLate }] : [];
}

/** The case about a recall; none once it has ended. */
export function recallMatter(
  { transfer: of, recall }: OpenMatters['recalls'][number],
  now: number,
): readonly OpenMatter[] {
  const stage = recallStage(recall, now);
  if (stage === 'returned' || stage === 'refused' || stage === 'noAnswer') return [];
  const { caseNumber, askBy, answerBy } = recall;
  const isLate = stage === 'chased' || stage === 'overdue' || now > answerBy || (stage === 'opened' && now > askBy);
  const by = recallNewsBy(recall, now);
  const isPast = by !== undefined && now > by;
  return [{ kind: 'recall', transfer: of, caseNumber, next: stage, by: isPast ? undefined : by, isLate }];
}

function complaintOf(complaint: ComplaintCase, now: number): readonly OpenMatter[] {
  const { answeredAt, answerBy, replyBy } = complaint;
  const standing = complaintStanding({ answeredAt, answerBy, now });
  if (standing === 'answered') return [];
  if (standing === 'overdue') return [{ kind: 'complaint', complaint, next: 'overdue', isLate: true }];
  const isToReply = now <= replyBy;
  return [
    {
      ...{ kind: 'complaint', complaint, isLate: false },
      ...(isToReply ? { next: 'reply', by: replyBy } : { next: 'answer', by: answerBy }),
    },
  ];
}
