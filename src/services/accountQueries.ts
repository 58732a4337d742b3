import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { dismissVerificationToast, readUser } from '#contract/account.ts';
import { callApi } from './apiClient.ts';

export const userQuery = (userId: string) =>
  queryOptions({ queryKey: ['user', userId], queryFn: () => callApi(readUser, { params: { id: userId } }) });

export const dismissVerificationToastMutation = mutationOptions({
  mutationFn: () => callApi(dismissVerificationToast, { body: { displayVerificationToast: false } }),
});
