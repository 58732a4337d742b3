import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { ConfirmDialog } from '../../controls/ConfirmDialog.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';

type DialogProps = { readonly actor: SendMoneyActor };

/** A created transfer keeps its amount and recipient; others are another transfer. */
export function StartAgainDialog({ actor }: DialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('send.startAgain.title')}
      isOpen
      onCancel={() => actor.send({ type: 'startAgain.declined' })}
      onConfirm={() => actor.send({ type: 'startAgain.confirmed' })}
      confirmLabel={t('send.startAgain.confirm')}
      cancelLabel={t('send.startAgain.goOn')}
    >
      <p>{t('send.startAgain.text')}</p>
      <ContinueInGuide />
    </ConfirmDialog>
  );
}

/** The transfer exists; what the sender said about its recipient has not reached us (D-65, ERR-17). */
export function AgreementFailedDialog({ actor }: DialogProps) {
  const words = useTranslation();
  const { t } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <Dialog
      title={t('send.agreement.failed')}
      isOpen
      width={410}
      role="alertdialog"
      actions={
        <Button isPending={isWorking} onPress={() => actor.send({ type: 'retry.chosen' })}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {failure && <p>{failureText(words, failure)}</p>}
      <p>{t('send.agreement.text')}</p>
      <ContinueInGuide />
    </Dialog>
  );
}

/** TRF-11: nothing but the dashboard leads on. */
export function ExpiredDialog({ actor }: DialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('send.expiry.title')}
      isOpen
      width={410}
      role="alertdialog"
      actions={<Button onPress={() => actor.send({ type: 'dashboard.chosen' })}>{t('send.expiry.dashboard')}</Button>}
    >
      <p>{t('errors.transferExpired')}</p>
      <ContinueInGuide />
    </Dialog>
  );
}
