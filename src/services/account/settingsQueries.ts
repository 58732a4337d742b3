import { mutationOptions, queryOptions } from '@tanstack/react-query';
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

/** Every setting is changed with the account's password (PRF-07, D-38). */
type Confirmed<Change> = Change & { readonly password: string };

export const changeSettingMutation = mutationOptions({
  mutationFn: async ({ password, change }: Confirmed<{ readonly change: SettingChange }>) => {
    await givePassword(password);
    return callConfirmed(updateSettings, { body: change });
  },
});

export const endDeviceMutation = mutationOptions({
  mutationFn: async ({ password, sessionId }: Confirmed<{ readonly sessionId: string }>) => {
    await givePassword(password);
    return callConfirmed(endDevice, { params: { sessionId } });
  },
  onSettled: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
});
