import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/failure.ts';
import type { Transfer } from '#contract/transfer.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { CancelTransferActor } from '#src/machines/cancel-transfer/cancelTransferMachine.ts';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { fullName } from '../send-money/recipientText.ts';
import { amountDue } from '../send-money/transferSum.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { chargedSumOf } from './chargedSum.ts';
import styles from './transfer.module.css';
import { holderOf } from './transferText.ts';

type CancelTransferDialogProps = { readonly actor: CancelTransferActor; readonly transfer: Transfer };

/** Asks once, says what cancelling takes, and stays open until the server agreed (TRF-12, TRF-13). */
export function CancelTransferDialog({ actor, transfer }: CancelTransferDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const refusal = snapshot.matches('refused') ? snapshot.context.failure : undefined;
  return (
    <ConfirmDialog
      title={t(refusal ? 'transfer.cancel.refused' : 'transfer.cancel.title')}
      isOpen={snapshot.status === 'active'}
      isDanger
      isPending={snapshot.matches('cancelling')}
      confirmLabel={t(refusal ? 'common.tryAgain' : 'transfer.cancel.confirm')}
      cancelLabel={t('transfer.cancel.keep')}
      onConfirm={() => actor.send({ type: 'cancellation.confirmed' })}
      onCancel={() => actor.send({ type: 'cancellation.declined' })}
    >
      <div className={styles.question}>
        {refusal ? <Refused refusal={refusal} transfer={transfer} /> : <Consequences transfer={transfer} />}
      </div>
    </ConfirmDialog>
  );
}

function Consequences({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const holder = holderOf(transfer);
  const isUnpaid = holder === 'payer';
  return (
    <>
      <p>{t('transfer.cancel.question', { name: fullName(transfer.recipient) })}</p>
      {holder === 'partner' && <p>{t('transfer.cancel.mayBeLate')}</p>}
      <p>
        {t(isUnpaid ? 'transfer.cancel.nothingTaken' : 'transfer.cancel.refund', {
          amount: money(amountDue(chargedSumOf(transfer))),
        })}
      </p>
      <p>{t('transfer.cancel.takes')}</p>
    </>
  );
}

function Refused({ refusal, transfer }: { readonly refusal: Failure; readonly transfer: Transfer }) {
  const words = useTranslation();
  return (
    <div role="alert">
      <p>{failureText(words, refusal)}</p>
      {refusal.code === 'transferNotCancellable' && (
        <TextLink to={`/help?transferId=${transfer.id}`} isRoomy>
          {words.t('common.contactUs')}
        </TextLink>
      )}
    </div>
  );
}
