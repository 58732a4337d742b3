import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dismissVerificationToast, readUser, type User } from '#contract/account/account.ts';
import { type ReadingChange, updateSettings } from '#contract/account/profile.ts';
import type { Language } from '#contract/protocol/language.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { referralsQuery } from '../reward/rewardQueries.ts';

export const userQuery = (userId: string) =>
  queryOptions({ queryKey: ['user', userId], queryFn: () => callApi(readUser, { params: { id: userId } }) });

/** Whatever is read with a person was changed elsewhere, or by the server: rewards show in both. */
export const refreshAccount = (userId: string): Promise<unknown> =>
  Promise.all([userQuery(userId), referralsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));

/** Whether or not it could be kept, the page changes: settings say what is kept, and ask for the password. */
export const keepLanguage = (language: Language): Promise<unknown> =>
  callApi(updateSettings, { body: { language } }).catch(() => undefined);

/** Nothing, where it could not be kept: it is worn at this page all the same. */
export const saveReading = (body: ReadingChange): Promise<User | undefined> =>
  callApi(updateSettings, { body }).catch(() => undefined);

export const dismissVerificationToastMutation = mutationOptions({
  mutationFn: () => callApi(dismissVerificationToast, { body: { displayVerificationToast: false } }),
});
