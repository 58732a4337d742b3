import type { CalendarDay } from './ageRule.ts';

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** DD-MM-YYYY, as days are written everywhere a person reads them (REF-15). */
export const dayMonthYear = ({ day, month, year }: CalendarDay): string =>
  [twoDigits(day), twoDigits(month), year].join('-');

/** YYYY-MM-DD, as companies and calendars of programs write them. */
export const isoDay = ({ year, month, day }: CalendarDay): string =>
  [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-');
