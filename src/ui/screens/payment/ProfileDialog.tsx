import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { answered } from '#src/machines/answered.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  CompleteProfileActor,
  CompleteProfileStep,
} from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useTypedForm } from '../../flows/typedForms.ts';
import { PersonalDetailsForm } from '../verification/PersonalDetailsForm.tsx';

type ProfileDialogProps = { readonly actor: CompleteProfileActor };

/** The payment company needs more of the profile; the transfer waits behind it (PAY-10, PAY-32). */
export function ProfileDialog({ actor }: ProfileDialogProps) {
  const { t } = useTranslation();
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches('savingDetails'));
  const asked = useSelector(actor, (snapshot) => currentStep<CompleteProfileStep>(snapshot));
  const step = isSaving ? 'details' : asked;
  useTypedForm('personalDetails', actor);
  const leave = () => actor.send({ type: 'profile.left' });
  return (
    <Dialog
      title={t('pay.profile.title')}
      isOpen
      onClose={isSaving ? undefined : leave}
      width={800}
      actions={
        <>
          {step === 'update' && (
            <Button onPress={() => actor.send({ type: 'profile.updated' })}>{t('pay.profile.updated')}</Button>
          )}
          {step === 'readingFailed' && (
            <Button onPress={() => actor.send({ type: 'reading.retried' })}>{t('common.tryAgain')}</Button>
          )}
          <Button variant="secondary" isDisabled={isSaving} onPress={leave}>
            {t('pay.otherWay')}
          </Button>
        </>
      }
    >
      <p>{t('errors.profileIncomplete')}</p>
      {step === undefined && (
        <div aria-busy="true">
          <Skeleton size="card" />
        </div>
      )}
      {step === 'readingFailed' && <ReadingFailed actor={actor} />}
      {step === 'details' && <MissingDetails actor={actor} isSaving={isSaving} />}
      {step === 'update' && (
        <TextLink to="/profile?mode=edit" isRoomy>
          {t('pay.profile.updateNow')}
        </TextLink>
      )}
      <ContinueInGuide />
    </Dialog>
  );
}

function ReadingFailed({ actor }: ProfileDialogProps) {
  return <FailureNotice failure={useSelector(actor, ({ context }) => context.failure)} />;
}

/** Filled in where they are missed: the payment goes on by itself. */
function MissingDetails({ actor, isSaving }: ProfileDialogProps & { readonly isSaving: boolean }) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <PersonalDetailsForm
      user={answered(context, 'user')}
      typed={context.details}
      failure={context.failure}
      isSubmitting={isSaving}
      onSubmit={(details) => actor.send({ type: 'details.entered', details })}
      submitLabel={t('pay.profile.updateNow')}
    />
  );
}
