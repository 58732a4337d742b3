import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { deleteRecipient, listRecipients } from '#contract/recipient/recipient.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';

const recipientsKey = ['recipients'] as const;

export const recipientsQuery = (userId: string) =>
  queryOptions({
    queryKey: [...recipientsKey, userId],
    queryFn: () => callApi(listRecipients, { params: { id: userId } }),
  });

/** The book is read again afterwards (RCP-05). */
export const deleteRecipientMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (recipientId: string) => callApi(deleteRecipient, { params: { id: userId, rid: recipientId } }),
    onSuccess: refreshRecipients,
  });

export const refreshRecipients = (): Promise<void> => queryClient.invalidateQueries({ queryKey: recipientsKey });
