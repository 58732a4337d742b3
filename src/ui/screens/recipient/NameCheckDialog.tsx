import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import styles from './recipient.module.css';

/** The network knows another name for this number, or none could be asked: correct it or go on (RCP-34, D-64). */
export function NameCheckDialog({ actor }: { readonly actor: AddRecipientActor }) {
  const { t } = useTranslation();
  const isMismatch = useSelector(actor, (snapshot) => snapshot.matches('askingAboutMismatch'));
  const isUnchecked = useSelector(actor, (snapshot) => snapshot.matches('askingAboutUnchecked'));
  const { customerName = '', recipient } = useSelector(actor, ({ context }) => context);
  const kind = isUnchecked ? 'unchecked' : 'mismatch';
  return (
    <Dialog
      title={t(`recipient.nameCheck.${kind}.title`)}
      isOpen={isMismatch || isUnchecked}
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'name.corrected' })}>{t('recipient.nameCheck.correct')}</Button>
          {isUnchecked && (
            <Button variant="secondary" onPress={() => actor.send({ type: 'retry.chosen' })}>
              {t('recipient.nameCheck.checkAgain')}
            </Button>
          )}
          <Button variant="secondary" onPress={() => actor.send({ type: 'name.accepted' })}>
            {t('recipient.nameCheck.proceed')}
          </Button>
        </>
      }
    >
      <div className={styles.trust}>
        <p>{t(`recipient.nameCheck.${kind}.text`)}</p>
        {isMismatch && recipient && (
          <dl className={styles.names}>
            <dt>{t('recipient.nameCheck.youWrote')}</dt>
            <dd>{`${recipient.firstName} ${recipient.lastName}`}</dd>
            <dt>{t('recipient.nameCheck.networkSays')}</dt>
            <dd>{customerName}</dd>
          </dl>
        )}
        <ContinueInGuide />
      </div>
    </Dialog>
  );
}
