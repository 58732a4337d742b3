import type { CalendarDay } from '#domain/account/ageRule.ts';

/** By the visitor's own clock; the server asks its own. */
export function today(): CalendarDay {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}
