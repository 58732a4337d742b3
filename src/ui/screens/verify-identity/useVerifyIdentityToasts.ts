import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerifyIdentityActor, VerifyIdentityStep } from '#src/machines/verify-identity/verifyIdentityMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../auth/useActorSteps.ts';

/** What verifying says beside its screens (KYC-16, KYC-19, KYC-21, KYC-35). */
export function useVerifyIdentityToasts(actor: VerifyIdentityActor): void {
  const { t } = useTranslation();
  const cameFromCapture = useRef(false);

  useActorSteps(actor, (now, before) => {
    const wasSubmitting = before.matches('submittingPersonalDetails');
    if (wasSubmitting && now.matches('askingPersonalDetails') && now.context.failure) {
      notify({ tone: 'danger', text: t('verification.toasts.detailsNotSubmitted') });
    } else if (wasSubmitting && now.context.failure === undefined) {
      notify({ tone: 'positive', text: t('verification.toasts.detailsSubmitted'), seconds: 10 });
    }
    if (before.matches('capturingDocuments')) cameFromCapture.current = true;
    if (now.matches('followingProgress') && cameFromCapture.current) {
      cameFromCapture.current = false;
      notify({ tone: 'info', text: t('verification.toasts.inProgress') });
    }
    if (before.matches('followingProgress') && now.matches('askingToRestart')) {
      notify({ tone: 'danger', text: t('verification.titles.retry'), seconds: 20 });
    }
    if (before.matches('followingProgress') && now.matches('askingToFinish')) {
      notify({ tone: 'positive', text: t('verification.toasts.verified') });
    }
  });
}

/** Steps at which it is the person's turn, and not ours. */
const turns: readonly (VerifyIdentityStep | undefined)[] = ['personalDetails', 'documents', 'retry'];

/** Said once, to whoever was on the way to pay (KYC-19). */
export function useHeldPaymentToast(actor: VerifyIdentityActor, step: VerifyIdentityStep | undefined): void {
  const { t } = useTranslation();
  const isTold = useRef(false);
  useEffect(() => {
    const isHeld = actor.getSnapshot().context.waitingTransferId !== undefined;
    if (isTold.current || !isHeld || !turns.includes(step)) return;
    isTold.current = true;
    notify({ tone: 'info', text: t('errors.verificationRequired'), seconds: 10 });
  }, [actor, step, t]);
}
