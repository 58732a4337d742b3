import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStep } from '#src/machines/currentStep.ts';
import type { SignUpActor, SignUpStep } from '#src/machines/sign-up/signUpMachine.ts';
import { ConfirmCodeScreens } from './ConfirmCodeScreens.tsx';
import { SignUpScreen } from './SignUpScreen.tsx';
import { SignUpSuccessScreen } from './SignUpSuccessScreen.tsx';
import { useSignUpToasts } from './useAuthToasts.ts';
import { useHeldStep } from './useHeldStep.ts';

export type SignUpScreenProps = {
  readonly actor: SignUpActor;
  /** Where the button of the last page leads: their account, the transfer they began, or the page they came from. */
  readonly continuesTo?: 'account' | 'transfer' | 'page';
};

const screens: Record<SignUpStep, ComponentType<SignUpScreenProps>> = {
  details: SignUpScreen,
  success: SignUpSuccessScreen,
};

/** The screen face of signing up. While the code is asked, the child machine has the page. */
export function SignUpScreens({ actor, continuesTo = 'account' }: SignUpScreenProps) {
  useSignUpToasts(actor);
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const step = useHeldStep(snapshot.matches('confirmingCode') ? 'code' : currentStep<SignUpStep>(snapshot));
  const { confirmCode } = snapshot.children;
  if (step === 'code') {
    if (!confirmCode) return null;
    const startOver = {
      label: t('auth.code.changeDetails'),
      onPress: () => actor.send({ type: 'details.reopened' }),
    };
    return (
      <ConfirmCodeScreens
        actor={confirmCode}
        startOver={snapshot.can({ type: 'details.reopened' }) ? startOver : undefined}
      />
    );
  }
  const Screen = step && screens[step];
  return Screen ? <Screen actor={actor} continuesTo={continuesTo} /> : null;
}
