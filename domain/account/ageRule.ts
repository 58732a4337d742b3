import { accept, type Result, refuse } from '../result.ts';

/** A day of the calendar, months from 1 (spec §3, User). */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

export const minimumAge = 18;
const greatestAge = 120;

export type AgeRefusal = 'birthDateInvalid' | 'tooYoung';

/** The eighteenth birthday itself counts (AUT-35, D-30). */
export function checkBirthDate(birth: CalendarDay, today: CalendarDay): Result<CalendarDay, AgeRefusal> {
  if (!isCalendarDay(birth) || compareDays(birth, today) > 0) return refuse('birthDateInvalid');
  const age = ageOn(birth, today);
  if (age > greatestAge) return refuse('birthDateInvalid');
  return age >= minimumAge ? accept(birth) : refuse('tooYoung');
}

function ageOn(birth: CalendarDay, today: CalendarDay): number {
  const birthday = { ...birth, year: today.year };
  return today.year - birth.year - (compareDays(today, birthday) < 0 ? 1 : 0);
}

export function isCalendarDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const compareDays = (one: CalendarDay, other: CalendarDay): number =>
  one.year - other.year || one.month - other.month || one.day - other.day;
