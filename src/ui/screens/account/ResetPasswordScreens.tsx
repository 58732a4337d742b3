import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ResetPasswordActor,
  ResetPasswordStep,
} from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { ConfirmCodeScreens } from './ConfirmCodeScreens.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { NewPasswordScreen } from './NewPasswordScreen.tsx';
import { PasswordChangedScreen } from './PasswordChangedScreen.tsx';
import { useResetPasswordToasts } from './useAuthToasts.ts';

const screens: Record<ResetPasswordStep, ComponentType<{ readonly actor: ResetPasswordActor }>> = {
  username: ForgotPasswordScreen,
  newPassword: NewPasswordScreen,
  complete: PasswordChangedScreen,
};

/** The screen face of resetting a password. While the code is asked, the child machine has the page. */
export function ResetPasswordScreens({ actor }: { readonly actor: ResetPasswordActor }) {
  useResetPasswordToasts(actor);
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const step = usePreviousStep(snapshot.matches('confirmingCode') ? 'code' : currentStep<ResetPasswordStep>(snapshot));
  const { confirmCode } = snapshot.children;
  if (step === 'code') {
    if (!confirmCode) return null;
    const startOver = {
      label: t('auth.code.otherUsername'),
      onPress: () => actor.send({ type: 'username.reopened' }),
    };
    return <ConfirmCodeScreens actor={confirmCode} startOver={startOver} />;
  }
  const Screen = step && screens[step];
  return Screen ? <Screen actor={actor} /> : null;
}
