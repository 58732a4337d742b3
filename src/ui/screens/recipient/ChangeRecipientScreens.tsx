import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { draftOf, mayCorrectName } from '#contract/transfer/correctedName.ts';
import { failureText } from '#src/locales/failureText.ts';
import { answered } from '#src/machines/answered.ts';
import type { ChangeRecipientActor } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { notify } from '../../controls/notify.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { ReauthenticationDialog } from '../../flows/ReauthenticationDialog.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';
import { useIsWorking } from '../../flows/useIsWorking.ts';
import { AddRecipientScreen } from './AddRecipientScreen.tsx';
import { ConfirmNewRecipientDialog } from './ConfirmNewRecipientDialog.tsx';
import { RecipientBook } from './RecipientBook.tsx';
import { RecipientComparison } from './RecipientComparison.tsx';

type ChangeRecipientScreensProps = { readonly actor: ChangeRecipientActor; readonly userId: string };

/** Another recipient for a transfer that is not paid yet (D-86). */
export function ChangeRecipientScreens({ actor, userId }: ChangeRecipientScreensProps) {
  const { addRecipient, confirmNewRecipient, reauthentication } = useSelector(actor, ({ children }) => children);
  useChangeToasts(actor);
  const isComparing = useSelector(actor, (snapshot) => snapshot.matches('comparing'));
  if (addRecipient) return <AddRecipientScreen actor={addRecipient} />;
  return (
    <>
      {isComparing ? (
        <ComparisonScreen actor={actor} userId={userId} />
      ) : (
        <OtherRecipientScreen actor={actor} userId={userId} />
      )}
      {confirmNewRecipient && <ConfirmNewRecipientDialog actor={confirmNewRecipient} userId={userId} />}
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </>
  );
}

function OtherRecipientScreen({ actor, userId }: ChangeRecipientScreensProps) {
  const words = useTranslation();
  const { t } = words;
  const { transfer, recipientId, failure } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('askingRecipient'));
  const { data: whole } = useQuery(transferQuery({ userId, transferId: transfer.id }));
  const isWorking = useIsWorking(actor);
  return (
    <SendPage
      step="review"
      title={t('send.review.changeRecipient')}
      lead={t('send.review.changeLead')}
      goOn={
        <GoOn>
          <Button
            isWide
            isDisabled={recipientId === undefined}
            isPending={isWorking}
            onPress={() => actor.send({ type: 'recipient.confirmed' })}
          >
            {t('send.review.changeTo')}
          </Button>
          <Button
            variant="secondary"
            isWide
            isDisabled={!isAsking}
            onPress={() => actor.send({ type: 'change.declined' })}
          >
            {t('send.review.keepRecipient')}
          </Button>
        </GoOn>
      }
    >
      {failure && (
        <Notice tone="danger" isLive title={t('send.toasts.notUpdated')}>
          {failureText(words, failure)}
        </Notice>
      )}
      <RecipientBook
        userId={userId}
        place={{ countryCode: transfer.destinationCountryCode, method: transfer.transferMethod }}
        chosenId={recipientId}
        onChoose={(id) => actor.send({ type: 'recipient.chosen', recipientId: id })}
        onDeleted={(id) => actor.send({ type: 'recipient.deleted', recipientId: id })}
        onAdd={() => actor.send({ type: 'newRecipient.chosen' })}
        isWorking={isWorking}
      />
      {whole && mayCorrectName(whole) && (
        <Button
          variant="quiet"
          isDisabled={!isAsking}
          onPress={() => actor.send({ type: 'newRecipient.chosen', corrects: draftOf(whole.recipient) })}
        >
          {t('send.review.comparison.correct')}
        </Button>
      )}
    </SendPage>
  );
}

/** Before and after beside each other, before anything is changed (peers 16). */
function ComparisonScreen({ actor, userId }: ChangeRecipientScreensProps) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <SendPage
      step="review"
      title={t('send.review.comparison.title')}
      lead={t('send.review.changeLead')}
      goOn={
        <GoOn>
          <Button isWide onPress={() => actor.send({ type: 'change.agreed' })}>
            {t('send.review.comparison.agree')}
          </Button>
          <Button variant="secondary" isWide onPress={() => actor.send({ type: 'another.chosen' })}>
            {t('send.review.comparison.another')}
          </Button>
          <Button variant="secondary" isWide onPress={() => actor.send({ type: 'change.declined' })}>
            {t('send.review.keepRecipient')}
          </Button>
        </GoOn>
      }
    >
      <RecipientComparison
        userId={userId}
        transferId={context.transfer.id}
        recipientId={answered(context, 'recipientId')}
      />
    </SendPage>
  );
}

/** TRF-21, ERR-13. */
function useChangeToasts(actor: ChangeRecipientActor) {
  const words = useTranslation();
  const { t } = words;
  useActorSteps(actor, (now, before) => {
    if (now.output?.outcome === 'changed') notify({ tone: 'positive', text: t('send.toasts.updated') });
    if (before.matches('changing') && now.context.failure) {
      notify({ tone: 'danger', title: t('send.toasts.notUpdated'), text: failureText(words, now.context.failure) });
    }
  });
}
