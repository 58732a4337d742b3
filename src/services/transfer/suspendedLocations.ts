import { appValues, readValue } from '#contract/protocol/lookup.ts';
import { callApi } from '../http/apiClient.ts';

/** The countries nobody may send from at present (DSH-08), alone: a page to read asks for nothing else. */
export const readSuspendedLocations = async (): Promise<readonly string[]> =>
  appValues.shape.suspendedLocations.parse(await callApi(readValue, { params: { id: 'suspendedLocations' } }));
