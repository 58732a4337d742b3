import type { CalendarDay } from '#domain/account/ageRule.ts';
import type { StatementPeriod } from '#domain/statement/statementPeriod.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** DD-MM-YYYY, as days are written everywhere (REF-15). */
export const calendarDayText = ({ day, month, year }: CalendarDay): string =>
  [twoDigits(day), twoDigits(month), year].join('-');

/** The two days in an address: `from=14-11-2026&to=21-11-2026`. */
export const periodQueryOf = ({ from, to }: StatementPeriod) => ({
  from: calendarDayText(from),
  to: calendarDayText(to),
});
