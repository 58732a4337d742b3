import { queryOptions } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { User } from '#contract/account/account.ts';
import { type SettingChange, updateSettings } from '#contract/account/profile.ts';
import { endDevice, listDevices } from '#contract/notification/device.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { confirmPassword } from './accountServices.ts';
import { callConfirmed } from './confirmedCalls.ts';
import { currentUserHasFactor } from './factorServices.ts';

export const devicesQuery = queryOptions({ queryKey: ['devices'], queryFn: () => callApi(listDevices) });

/** Of whoever has a second factor no password is asked first: they confirm the change itself. */
export const givePassword = async (password: string) => {
  if (!currentUserHasFactor()) await confirmPassword(password);
};

/** Whoever has a second factor gives no password. */
type ConfirmedChange = { readonly password?: string } & (
  | { readonly setting: SettingChange }
  | { readonly sessionId: string }
);

/** The work behind changeSettingsMachine (PRF-07, D-38). */
export const changeSettingsServices = {
  changeAccount: fromPromise<User | undefined, ConfirmedChange>(async ({ input }) => {
    if (input.password !== undefined) await confirmPassword(input.password);
    if ('setting' in input) return callConfirmed(updateSettings, { body: input.setting });
    await endSession(input.sessionId);
    return undefined;
  }),
};

/** The list is read again, whatever came of it. */
async function endSession(sessionId: string): Promise<void> {
  try {
    await callConfirmed(endDevice, { params: { sessionId } });
  } finally {
    void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
  }
}
