import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/account/account.ts';
import { valuesQuery } from '#src/services/lookup/lookupQueries.ts';

/** Whether sending is suspended where this person lives (DSH-08); whoever cannot be told yet is not. */
export function useSuspendedHere({ profile }: User): boolean {
  const { data } = useQuery(valuesQuery);
  return data?.suspendedLocations.includes(profile.location_country) ?? false;
}
