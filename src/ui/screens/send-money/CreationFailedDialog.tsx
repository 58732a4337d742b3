import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { corrections, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';

/** The transfer did not come into being, which means that no money moved: why, and what fixes it. */
export function CreationFailedDialog({ actor }: { readonly actor: SendMoneyActor }) {
  const words = useTranslation();
  const { t } = words;
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ preparing: 'creationFailed' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const correction = corrections.find((wayOut) => wayOut === wayOutOf(failure));
  return (
    <Dialog
      title={t('recipient.creation.failed')}
      isOpen={isAsking}
      width={410}
      role="alertdialog"
      actions={
        <>
          {correction ? (
            <Button onPress={() => actor.send({ type: 'correction.chosen' })}>
              {t(`recipient.creation.correct.${correction}`)}
            </Button>
          ) : (
            <Button onPress={() => actor.send({ type: 'retry.chosen' })}>{t('common.tryAgain')}</Button>
          )}
          {correction !== 'reason' && (
            <Button variant="secondary" onPress={() => actor.send({ type: 'step.reopened', step: 'reason' })}>
              {t('recipient.creation.otherReason')}
            </Button>
          )}
        </>
      }
    >
      <p>
        {failure && failure.code !== 'unexpected' ? failureText(words, failure) : t('recipient.creation.unexplained')}
      </p>
      <p>{t(correction ? 'recipient.creation.kept' : 'recipient.creation.nothingMoved')}</p>
      <ContinueInGuide />
    </Dialog>
  );
}
