import { fromPromise } from 'xstate';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import {
  listRateAlerts,
  type RateAlert,
  type RateAlerts,
  type RateAlertWish,
  setRateAlert,
  stopRateAlert,
} from '#contract/quote/rateAlert.ts';
import { callApi } from '../http/apiClient.ts';
import { currentUserId } from '../http/signedInUser.ts';

/** What a sender does with the prices they wait for and their reminders. */
export const rateAlertServices = {
  readAlerts: fromPromise<RateAlerts, void>(() => callApi(listRateAlerts, { params: { id: currentUserId() } })),
  setAlert: fromPromise<RateAlert, RateAlertWish>(({ input }) =>
    callApi(setRateAlert, { params: { id: currentUserId() }, body: input }),
  ),
  stopAlert: fromPromise<DataOf<typeof stopRateAlert>, { readonly alertId: string }>(({ input: { alertId } }) =>
    callApi(stopRateAlert, { params: { id: currentUserId(), alertId } }),
  ),
};
