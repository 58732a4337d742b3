import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  RegisterEmailActor,
  RegisterEmailStep,
} from '#src/machines/account/register-email/registerEmailMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { ReauthenticationDialog } from '../../flows/ReauthenticationDialog.tsx';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { ConfirmCodeScreens } from './ConfirmCodeScreens.tsx';
import { RegisterEmailScreen } from './RegisterEmailScreen.tsx';
import { useRegisterEmailToasts } from './useAuthToasts.ts';

const screens: Record<RegisterEmailStep, ComponentType<{ readonly actor: RegisterEmailActor }>> = {
  email: RegisterEmailScreen,
  password: RegisterEmailScreen,
};

/** The screen face of adding an e-mail. While the code is asked, the child machine has the page. */
export function RegisterEmailScreens({ actor }: { readonly actor: RegisterEmailActor }) {
  useRegisterEmailToasts(actor);
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const step = usePreviousStep(snapshot.matches('confirmingCode') ? 'code' : currentStep<RegisterEmailStep>(snapshot));
  const { confirmCode, reauthentication } = snapshot.children;
  if (step === 'code') {
    if (!confirmCode) return null;
    const startOver = { label: t('auth.code.otherEmail'), onPress: () => actor.send({ type: 'email.reopened' }) };
    return <ConfirmCodeScreens actor={confirmCode} startOver={startOver} />;
  }
  const Screen = step && screens[step];
  if (!Screen) return null;
  return (
    <>
      <Screen actor={actor} />
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </>
  );
}
