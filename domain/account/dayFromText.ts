import { accept, type Result, refuse } from '../result.ts';
import { type CalendarDay, isCalendarDay } from './ageRule.ts';

export type DayTextRefusal = 'yearFormatInvalid' | 'dateFormatInvalid';

/**
 * A day as people write it, 'D-M-YY' as well as 'DD-MM-YYYY': a year of two digits is one of this century (PRF-21).
 * Never for birthdays, which would lie in the future (D-40).
 */
export function dayFromText(text: string): Result<CalendarDay, DayTextRefusal> {
  const [, day, month, year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](.*)$/.exec(text.trim()) ?? [];
  if (day === undefined) return refuse('dateFormatInvalid');
  if (!/^(\d{2}|\d{4})$/.test(year)) return refuse('yearFormatInvalid');
  const read = { day: Number(day), month: Number(month), year: Number(year.padStart(4, '20')) };
  return isCalendarDay(read) ? accept(read) : refuse('dateFormatInvalid');
}
