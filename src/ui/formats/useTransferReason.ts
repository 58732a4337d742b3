import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';

/** Why money is sent, in the reader's language; the wire carries the English words. */
export function transferReasonText({ meta: { transferReason } }: Transfer, t: TFunction): string {
  const known = transferReasons.find(({ reason }) => reason === transferReason);
  return known ? t(`recipient.reasons.${known.id}`) : transferReason;
}

export const useTransferReason = (transfer: Transfer): string => transferReasonText(transfer, useTranslation().t);
