import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { CancelTransferActor } from '#src/machines/cancel-transfer/cancelTransferMachine.ts';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { fullName } from '../send-money/recipientText.ts';
import { amountDue } from '../send-money/transferSum.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { chargedSumOf } from './chargedSum.ts';
import styles from './transfer.module.css';
import { holderOf } from './transferText.ts';

type CancelTransferDialogProps = { readonly actor: CancelTransferActor; readonly transfer: Transfer };

/** Asks once, says what cancelling takes, and stays open until the server agreed (TRF-12, TRF-13). */
export function CancelTransferDialog({ actor, transfer }: CancelTransferDialogProps) {
  const words = useTranslation();
  const { t } = words;
  const snapshot = useSelector(actor, (latest) => latest);
  const { money } = useFormats();
  const { failure } = snapshot.context;
  const amount = money(amountDue(chargedSumOf(transfer)));
  return (
    <ConfirmDialog
      title={t('transfer.cancel.title')}
      isOpen={snapshot.status === 'active'}
      isDanger
      isPending={snapshot.matches('cancelling')}
      confirmLabel={t('transfer.cancel.confirm')}
      cancelLabel={t('transfer.cancel.keep')}
      onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
      onCancel={() => actor.send({ type: 'cancellation.declined' })}
    >
      <div className={styles.question}>
        <p>{t('transfer.cancel.question', { name: fullName(transfer.recipient) })}</p>
        <p>
          {t(holderOf(transfer) === 'payer' ? 'transfer.cancel.nothingTaken' : 'transfer.cancel.refund', { amount })}
        </p>
        <p>{t('transfer.cancel.takes')}</p>
        {snapshot.matches('refused') && failure && (
          <Notice tone="danger" isLive title={t('transfer.cancel.refused')}>
            {failureText(words, failure)}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
