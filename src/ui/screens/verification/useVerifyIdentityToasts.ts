import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { VerifyIdentityActor } from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { notify } from '../../controls/notify.tsx';
import { useActorSteps } from '../../flows/useActorSteps.ts';

/** What verifying says beside its screens (KYC-21, KYC-35). */
export function useVerifyIdentityToasts(actor: VerifyIdentityActor): void {
  const { t } = useTranslation();
  const cameFromCapture = useRef(false);
  const closeProgress = useRef<() => void>(undefined);

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
      closeProgress.current = notify({ tone: 'info', text: t('verification.toasts.inProgress') });
    }
    // A decision can come sooner than a message ends, and would stand under its opposite.
    if (before.matches('followingProgress') && !now.matches('followingProgress')) closeProgress.current?.();
  });
}
