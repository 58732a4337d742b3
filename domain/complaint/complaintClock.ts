import { helpReplyHours, workingDaysToAnswer } from '../service/promises.ts';

/** By when a complaint is answered; whoever is later than the rule owes the way to the ombudsman. */
export type ComplaintClock = {
  /** Epoch seconds, as are the others: somebody wrote back (spec §9: help replies within 24 hours). */
  readonly replyBy: number;
  /** The final answer. */
  readonly answerBy: number;
  /** Six months from the final answer’s day to go to the ombudsman. */
  readonly ombudsmanUntil: number;
};

const day = 86_400;

/** Months after the final answer to go to the ombudsman (DISP 2.8.2 R). */
export const ombudsmanMonths = 6;

export function complaintClock(receivedAt: number): ComplaintClock {
  const answerBy = afterWorkingDays(receivedAt, workingDaysToAnswer);
  return { replyBy: receivedAt + helpReplyHours * 3600, answerBy, ombudsmanUntil: lastDayFor(answerBy) };
}

export type ComplaintStanding = 'open' | 'answered' | 'overdue';

export function complaintStanding({ answeredAt, answerBy, now }: Standing): ComplaintStanding {
  if (answeredAt !== undefined) return 'answered';
  return now > answerBy ? 'overdue' : 'open';
}

type Standing = {
  readonly answeredAt: number | undefined;
  readonly answerBy: number;
  readonly now: number;
};

/** Days of the week in UTC; public holidays count as working days, so the promise is never later than the rule. */
function afterWorkingDays(from: number, days: number): number {
  let moment = from;
  for (let left = days; left > 0; ) {
    moment += day;
    const weekday = new Date(moment * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return moment;
}

function lastDayFor(moment: number): number {
  const date = new Date(moment * 1000);
  const monthLater = new Date(date);
  monthLater.setUTCMonth(date.getUTCMonth() + ombudsmanMonths);
  // 31 August and six months is the last of February, not early March.
  if (monthLater.getUTCDate() !== date.getUTCDate()) monthLater.setUTCDate(0);
  return Math.floor(monthLater.getTime() / 1000);
}
