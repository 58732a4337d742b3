import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import { transfersQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '#src/ui/controls/Button.tsx';
import { Notice } from '#src/ui/controls/Notice.tsx';
import { useFormats } from '#src/ui/formats/useFormats.ts';
import { TransferCancellation } from './TransferCancellation.tsx';

/** An unpaid one ends after a day, so it is among the latest. */
const looksBackOver = 10;

type UnpaidOfferProps = { readonly userId: string; readonly onPay: (transferId: string) => void };

/** Beside beginning another transfer: the one that waits to be paid can be paid or cancelled. */
export function UnpaidOffer({ userId, onPay }: UnpaidOfferProps) {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  const [cancelling, setCancelling] = useState<Transfer>();
  const latest = useQuery(transfersQuery(userId, { limit: looksBackOver, offset: 0 }));
  const unpaid = latest.data?.collections.find(({ status }) => isUnpaid(status));
  return (
    <>
      {unpaid && (
        <Notice
          tone="info"
          title={t('send.unpaid.title', { name: fullName(unpaid.recipient) })}
          actions={
            <>
              <Button size="small" onPress={() => onPay(unpaid.id)}>
                {t('send.unpaid.pay')}
              </Button>
              <Button variant="secondary" size="small" onPress={() => setCancelling(unpaid)}>
                {t('send.unpaid.cancel')}
              </Button>
            </>
          }
        >
          {t('send.unpaid.text', { total: money(amountDue(sumOfTransfer(unpaid))), time: moment(unpaid.expiresAt) })}
        </Notice>
      )}
      {cancelling && <TransferCancellation transfer={cancelling} onEnd={() => setCancelling(undefined)} />}
    </>
  );
}
