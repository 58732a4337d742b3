import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Dialog } from '../../controls/Dialog.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { useTransferLead } from '../../formats/transferText.ts';
import { RecallNotice, useRecall } from './recall/RecallNotice.tsx';
import { useRecallNext } from './recall/useRecallNext.ts';
import { TransferActions, type TransferActionsProps } from './TransferActions.tsx';
import { TransferDetail } from './TransferDetail.tsx';
import { TransferNotRead } from './TransferNotRead.tsx';
import styles from './transfer.module.css';

export type TransferDialogProps = Pick<
  TransferActionsProps,
  'onCancel' | 'onShare' | 'onRecall' | 'sendAgainAddress' | 'receiptOf'
> & {
  readonly userId: string;
  /** Missing while no transfer is looked at. */
  readonly transferId: string | undefined;
  readonly onClose: () => void;
};

/** One transfer over the dashboard, kept up to date while it is open (TXN-19). */
export function TransferDialog({ userId, transferId, onClose, ...actions }: TransferDialogProps) {
  const { t } = useTranslation();
  // What was looked at last stays in place while the dialog leaves.
  const [shownId, setShownId] = useState(transferId);
  if (transferId !== undefined && transferId !== shownId) setShownId(transferId);

  const {
    data: transfer,
    error,
    dataUpdatedAt,
    isFetching,
    refetch,
  } = useQuery({
    ...transferQuery({ userId, transferId: shownId ?? '' }),
    enabled: transferId !== undefined,
  });
  const recall = useRecall(transfer, userId);
  const leadOf = useTransferLead();
  const seenAt = Math.floor(dataUpdatedAt / 1000);
  const recallNext = useRecallNext(transfer, { recall, seenAt });
  return (
    <Dialog
      title={transfer ? leadOf(transfer, seenAt) : t('transfer.untitled')}
      isOpen={transferId !== undefined}
      onClose={onClose}
      actions={transfer && <TransferActions transfer={transfer} {...actions} />}
    >
      {transfer && recall && <RecallNotice transfer={transfer} recall={recall} />}
      {transfer && <TransferDetail transfer={transfer} recallNext={recallNext} seenAt={seenAt} />}
      {!transfer && error && <TransferNotRead error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!transfer && !error && (
        <div className={styles.loading} aria-busy="true" role="status" aria-label={t('common.loading')}>
          <Skeleton size="amount" />
          <Skeleton count={2} />
          <Skeleton size="card" count={3} />
        </div>
      )}
    </Dialog>
  );
}
