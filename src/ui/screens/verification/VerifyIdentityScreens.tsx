import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  VerifyIdentityActor,
  VerifyIdentityStep,
} from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadingScreen } from '../../controls/LoadingScreen.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { useTypedForm } from '../../flows/typedForms.ts';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { CaptureScreens } from './CaptureScreens.tsx';
import { useStepFocus } from './useStepFocus.ts';
import { useVerifyIdentityToasts } from './useVerifyIdentityToasts.ts';
import { VerificationStatusScreen } from './VerificationStatusScreen.tsx';
import styles from './verifyIdentity.module.css';

type VerifyIdentityScreensProps = {
  readonly actor: VerifyIdentityActor;
  /** Present where the check may go on on a phone. */
  readonly onHandOver?: (() => void) | undefined;
};

/** Proving who one is, on a page of its own or in the middle of sending money (KYC-01, KYC-20). */
export function VerifyIdentityScreens({ actor, onHandOver }: VerifyIdentityScreensProps) {
  const { t } = useTranslation();
  const page = useRef<HTMLDivElement>(null);
  const step = useSelector(actor, stepOf);
  const capture = useSelector(actor, ({ children }) => children.captureDocuments);
  useVerifyIdentityToasts(actor);
  useTypedForm('personalDetails', actor);
  useStepFocus(page, capture ? 'capture' : step);
  return (
    <div className={styles.page} ref={page}>
      {capture ? <CaptureScreens actor={capture} /> : <Standing actor={actor} step={step} onHandOver={onHandOver} />}
      {!capture && (
        <div className={styles.leave}>
          <Button variant="quiet" onPress={() => actor.send({ type: 'verification.left' })}>
            {t(isNothingToDo(step) ? 'verification.close' : 'verification.leave')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Nothing is put off by leaving then. */
const isNothingToDo = (step: VerifyIdentityStep | undefined): boolean => step === 'inProgress' || step === 'approved';

/** While the form is on its way it stays, and keeps what was typed. */
function stepOf(snapshot: ReturnType<VerifyIdentityActor['getSnapshot']>): VerifyIdentityStep | undefined {
  return snapshot.matches('submittingPersonalDetails') ? 'personalDetails' : currentStep(snapshot);
}

type StandingProps = VerifyIdentityScreensProps & { readonly step: VerifyIdentityStep | undefined };

function Standing({ actor, step, onHandOver }: StandingProps) {
  const { t } = useTranslation();
  const { user, failure } = useSelector(actor, ({ context }) => context);
  if (step === 'reload') {
    return (
      <>
        <PageHeading title={t('verification.titles.reload')} />
        <FailureNotice failure={failure} />
        <Button onPress={() => actor.send({ type: 'reload.requested' })}>{t('common.tryAgain')}</Button>
      </>
    );
  }
  return step && user ? (
    <VerificationStatusScreen actor={actor} step={step} user={user} onHandOver={onHandOver} />
  ) : (
    <LoadingScreen isInLayout />
  );
}
