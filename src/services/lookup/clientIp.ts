import { queryClient } from '../http/queryClient.ts';
import { clientIpQuery } from './lookupQueries.ts';

/** The address this browser is seen at, as a field of a call; left out when nobody says (API-72, D-129). */
export async function clientIp(): Promise<{ readonly clientIp?: string }> {
  try {
    return { clientIp: (await queryClient.fetchQuery(clientIpQuery)).ip };
  } catch {
    return {};
  }
}
