import type { PayInCountryCode } from './countryCodes.ts';

/** A country nobody can send from until a day begins, by universal time: '2025-07-01'. */
type ClosedSource = { readonly countryCode: PayInCountryCode; readonly until: string };

/** DSH-07: the spec names the day and no country (D-22). */
const closedSources: readonly ClosedSource[] = [{ countryCode: 'CA', until: '2025-07-01' }];

const beginningOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** Those that are closed at an instant, in epoch seconds; a notice goes by itself when its day has come. */
export const closedSourcesAt = (now: number, sources: readonly ClosedSource[] = closedSources) =>
  sources
    .map(({ countryCode, until }) => ({ countryCode, until: beginningOf(until) }))
    .filter(({ until }) => now < until);
