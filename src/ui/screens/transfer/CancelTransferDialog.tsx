import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { holderOf } from '#contract/transfer/transferDisplay.ts';
import { amountDue } from '#contract/transfer/transferSum.ts';
import type { Custodian } from '#domain/transfer/custodian.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { CancelTransferActor } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { helpAbout } from './helpAbout.ts';
import styles from './transfer.module.css';

type CancelTransferDialogProps = { readonly actor: CancelTransferActor; readonly transfer: Transfer };

/** Asks once, says what cancelling takes, and stays open until the server agreed (TRF-12, TRF-13). */
export function CancelTransferDialog({ actor, transfer }: CancelTransferDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const { failure } = snapshot.context;
  if (snapshot.matches('closed') && failure) return <Closed actor={actor} refusal={failure} transfer={transfer} />;
  const refusal = snapshot.matches('refused') ? failure : undefined;
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
        {refusal ? <Refused refusal={refusal} /> : <Consequences transfer={transfer} />}
        <ContinueInGuide />
      </div>
    </ConfirmDialog>
  );
}

function Consequences({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const sum = chargedSumOf(transfer);
  const holder = holderOf(transfer);
  return (
    <>
      <p>{t('transfer.cancel.question', { name: fullName(transfer.recipient), received: money(sum.theyGet) })}</p>
      {holder === 'partner' && <p>{t('transfer.cancel.mayBeLate')}</p>}
      <p>{t(`transfer.cancel.${backOf(holder)}`, { amount: money(amountDue(sum)) })}</p>
      <p>{t('transfer.cancel.takes')}</p>
    </>
  );
}

/** What comes back: nothing was taken, something may have been, or it was. */
const backOf = (holder: Custodian) =>
  holder === 'payer' ? 'nothingTaken' : holder === 'begun' || holder === 'checking' ? 'ifPaid' : 'refund';

function Refused({ refusal }: { readonly refusal: Failure }) {
  const words = useTranslation();
  return <p role="alert">{failureText(words, refusal)}</p>;
}

/** Trying again cannot help, so it is not offered; a person may. */
function Closed({ actor, refusal, transfer }: CancelTransferDialogProps & { readonly refusal: Failure }) {
  const { t } = useTranslation();
  const keep = () => actor.send({ type: 'cancellation.declined' });
  return (
    <Dialog
      title={t('transfer.cancel.refused')}
      isOpen
      onClose={keep}
      width={410}
      role="alertdialog"
      actions={<Button onPress={keep}>{t('transfer.cancel.keep')}</Button>}
    >
      <div className={styles.question}>
        <Refused refusal={refusal} />
        <TextLink to={helpAbout(transfer)} isRoomy>
          {t('common.contactUs')}
        </TextLink>
        <ContinueInGuide />
      </div>
    </Dialog>
  );
}
