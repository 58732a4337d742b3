import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SignUpStep } from '#src/machines/account/sign-up/signUpContext.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { ConfirmCodeScreens } from './ConfirmCodeScreens.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { SignUpSuccessScreen } from './SignUpSuccessScreen.tsx';
import type { SignUpScreenProps } from './signUpScreenProps.ts';
import { useSignUpToasts } from './useAuthToasts.ts';

/** The address that the code went to is what is most likely wrong. */
const reopened = { type: 'part.reopened', part: 'contact' } as const;

/** The screen face of signing up. While the code is asked, the child machine has the page. */
export function SignUpScreens({ actor, continuesTo = 'account' }: SignUpScreenProps) {
  useSignUpToasts(actor);
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const step = usePreviousStep(snapshot.matches('confirmingCode') ? 'code' : currentStep<SignUpStep>(snapshot), {
    hasErrors: snapshot.context.failure !== undefined,
  });
  const { confirmCode } = snapshot.children;
  if (step === 'code') {
    if (!confirmCode) return null;
    const startOver = {
      label: t('auth.code.changeDetails'),
      onPress: () => actor.send(reopened),
    };
    return <ConfirmCodeScreens actor={confirmCode} startOver={snapshot.can(reopened) ? startOver : undefined} />;
  }
  if (step === 'success') return <SignUpSuccessScreen actor={actor} continuesTo={continuesTo} />;
  return step ? <SignUpScreen actor={actor} part={step} /> : null;
}
