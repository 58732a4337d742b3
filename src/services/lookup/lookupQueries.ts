import { queryOptions } from '@tanstack/react-query';
import { listProfessions } from '#contract/account/account.ts';
import {
  checkHealth,
  listBanks,
  listRateSpreads,
  listServices,
  listTransferReasons,
  readClientIp,
  readValues,
} from '#contract/protocol/lookup.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { callApi } from '../http/apiClient.ts';

const minute = 60_000;
/** What changes by decision of people is asked for once a day (API-73). */
const day = 24 * 60 * minute;
const daily = { staleTime: day, gcTime: day };

export const valuesQuery = queryOptions({ queryKey: ['values'], queryFn: () => callApi(readValues), ...daily });

export const servicesQuery = queryOptions({ queryKey: ['services'], queryFn: () => callApi(listServices), ...daily });

export const rateSpreadsQuery = queryOptions({
  queryKey: ['rateSpreads'],
  queryFn: () => callApi(listRateSpreads),
  staleTime: minute,
});

export const professionsQuery = queryOptions({
  queryKey: ['professions'],
  queryFn: () => callApi(listProfessions),
  ...daily,
});

export const transferReasonsQuery = queryOptions({
  queryKey: ['transferReasons'],
  queryFn: () => callApi(listTransferReasons),
  ...daily,
});

/** By ISO 3166 alpha-3. */
export const banksQuery = (country: string) =>
  queryOptions({ queryKey: ['banks', country], queryFn: () => callApi(listBanks, { params: { country } }), ...daily });

/** The same by the country's code, ISO 3166 alpha-2. */
export const banksOf = (country: string) =>
  banksQuery(isPayoutCountry(country) ? countryOf(country).countryIso3 : country);

/** How often a service that does not answer is asked again. */
const askAgainMilliseconds = 15_000;

/** Whether the service answers at all (API-70). */
export const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: () => callApi(checkHealth),
  staleTime: 5 * minute,
  gcTime: 30 * minute,
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }) => state.status === 'error' && askAgainMilliseconds,
  networkMode: 'always',
  retry: false,
});

/** The address this browser is seen at; a claim that decides nothing (D-129). */
export const clientIpQuery = queryOptions({
  queryKey: ['clientIp'],
  queryFn: () => callApi(readClientIp),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});
