import { queryOptions } from '@tanstack/react-query';
import { appValues, type Maintenance, readValue } from '#contract/protocol/lookup.ts';
import { callApi } from '../http/apiClient.ts';

/** What an operator switched: whether signing in is closed, and whether phones are led to the apps (API-71, D-19). */
export const readMaintenance = async (): Promise<Maintenance> =>
  appValues.shape.maintenance.parse(await callApi(readValue, { params: { id: 'maintenance' } }));

/** How often a page that waits for the end of maintenance looks again. */
const lookAgainMilliseconds = 60_000;

/** Nobody waits for the answer: a page shows as usual unless it says otherwise. */
export const maintenanceQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: readMaintenance,
  staleTime: lookAgainMilliseconds,
  refetchInterval: ({ state }) => state.data?.webMaintenance === true && lookAgainMilliseconds,
  retry: false,
});
