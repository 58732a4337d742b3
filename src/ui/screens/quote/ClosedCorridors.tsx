import { useQuery } from '@tanstack/react-query';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { rateSpreadsQuery } from '#src/services/lookup/lookupQueries.ts';
import { ClosedNotice } from './ClosedNotice.tsx';

/** What is closed, as the server has it now. */
export function ClosedCorridors({ base }: { readonly base: PayInCurrency }) {
  const { data } = useQuery(rateSpreadsQuery);
  return <ClosedNotice base={base} pairs={data ?? []} />;
}
