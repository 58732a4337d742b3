import { mutationOptions } from '@tanstack/react-query';
import { inviteBusinessUser } from '#contract/account/business.ts';
import { callApi } from '../http/apiClient.ts';

export const inviteMutation = mutationOptions({
  mutationFn: (email: string) => callApi(inviteBusinessUser, { body: { email } }),
});
