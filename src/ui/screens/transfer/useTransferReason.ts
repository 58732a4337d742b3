import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';

/** Why money is sent, in the reader's language; the wire carries the English words. */
export function useTransferReason({ meta: { transferReason } }: Transfer): string {
  const { t } = useTranslation();
  const known = transferReasons.find(({ reason }) => reason === transferReason);
  return known ? t(`recipient.reasons.${known.id}`) : transferReason;
}
