import { dayMonthYear } from '#domain/account/writtenDay.ts';
import type { StatementPeriod } from '#domain/statement/statementPeriod.ts';

/** The two days in an address: `from=14-11-2026&to=21-11-2026`. */
export const periodQueryOf = ({ from, to }: StatementPeriod) => ({
  from: dayMonthYear(from),
  to: dayMonthYear(to),
});
