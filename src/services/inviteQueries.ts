import { mutationOptions } from '@tanstack/react-query';
import { inviteBusinessUser } from '#contract/business.ts';
import { callApi } from './apiClient.ts';

export const inviteMutation = mutationOptions({
  mutationFn: (email: string) => callApi(inviteBusinessUser, { body: { email } }),
});
