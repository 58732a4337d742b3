import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fullName } from '#contract/recipient/fullName.ts';
import type { ConfirmNewRecipientActor } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { useRecipientPlace } from '../../formats/recipientText.ts';
import styles from './recipient.module.css';

type ConfirmNewRecipientDialogProps = { readonly actor: ConfirmNewRecipientActor; readonly userId: string };

const questions = ['met', 'pressed', 'pretending'] as const;

/** Before the first transfer to somebody: the questions that stop most frauds (RCP-11, D-65). */
export function ConfirmNewRecipientDialog({ actor, userId }: ConfirmNewRecipientDialogProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingAcknowledgement'));
  const recipientId = useSelector(actor, ({ context }) => context.recipientId);
  const { data: recipients = [] } = useQuery(recipientsQuery(userId));
  const recipient = recipients.find(({ id }) => id === recipientId);
  return (
    <Dialog
      title={t('recipient.trust.title')}
      isOpen={isAsking}
      role="alertdialog"
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'acknowledgement.given' })}>{t('recipient.trust.agree')}</Button>
          <Button variant="secondary" onPress={() => actor.send({ type: 'acknowledgement.declined' })}>
            {t('recipient.trust.decline')}
          </Button>
        </>
      }
    >
      <div className={styles.trust}>
        {recipient && (
          <p className={styles.who}>
            <strong>{fullName(recipient)}</strong>
            <span>{placeOf(recipient)}</span>
          </p>
        )}
        <p>{t('recipient.trust.text')}</p>
        <ul className={styles.questions}>
          {questions.map((question) => (
            <li key={question}>{t(`recipient.trust.${question}`)}</li>
          ))}
        </ul>
        <p>{t('recipient.trust.noReturn')}</p>
        <ContinueInGuide />
      </div>
    </Dialog>
  );
}
