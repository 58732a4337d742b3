import type { Transfer } from '#contract/transfer/transfer.ts';

/** Where another recipient is named for a transfer (D-126). */
export const changeRecipientAddress = ({ id }: Pick<Transfer, 'id'>): string => `/transactions/${id}/recipient`;
