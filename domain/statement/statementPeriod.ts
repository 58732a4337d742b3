import { type CalendarDay, compareDays, isCalendarDay } from '../account/ageRule.ts';

/** The most transfers one statement holds (TXN-40, D-127). */
export const mostStatementRows = 8000;

/** Days a statement goes back at first (D-93). */
export const usualStatementDays = 7;

export type StatementFormat = 'pdf' | 'csv';

/** Both days are part of it (D-92). */
export type StatementPeriod = { readonly from: CalendarDay; readonly to: CalendarDay };

export type PeriodProblem = 'startDateRequired' | 'endDateRequired' | 'dateNotPast' | 'endBeforeStart';
export type PeriodProblems = { readonly from?: PeriodProblem; readonly to?: PeriodProblem };

type Asked = { readonly from: CalendarDay | undefined; readonly to: CalendarDay | undefined };

/** What is wrong with two days, and nothing when they are a period. Today counts as past: it has begun (D-92). */
export function periodProblems({ from, to }: Asked, today: CalendarDay): PeriodProblems {
  const start = from ? dayProblem(from, today) : 'startDateRequired';
  const end = to ? dayProblem(to, today) : 'endDateRequired';
  const isBackwards = !start && !end && from !== undefined && to !== undefined && compareDays(to, from) < 0;
  return {
    ...(start && { from: start }),
    ...(end && { to: end }),
    ...(isBackwards && { to: 'endBeforeStart' as const }),
  };
}

const dayProblem = (day: CalendarDay, today: CalendarDay): PeriodProblem | undefined =>
  isCalendarDay(day) && compareDays(day, today) <= 0 ? undefined : 'dateNotPast';
