import { usualStatementDays } from '#domain/statement/statementPeriod.ts';
import { serverMilliseconds } from '#src/services/http/serverClock.ts';

/** Today on the reader's calendar, by the server's clock, and the first day that is filled in (D-92, D-93). */
export function statementDays() {
  const now = new Date(serverMilliseconds());
  const dayOf = (date: Date) => ({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - usualStatementDays);
  return { today: dayOf(now), weekAgo: dayOf(first) };
}
