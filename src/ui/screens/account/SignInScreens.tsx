import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { SignInActor, SignInStep } from '#src/machines/account/sign-in/signInMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { AccountOnHoldScreen } from './AccountOnHoldScreen.tsx';
import { SecondFactorScreen } from './SecondFactorScreen.tsx';
import { SignInScreen } from './SignInScreen.tsx';
import { useSignInToasts } from './useAuthToasts.ts';

const screens: Record<SignInStep, ComponentType<{ readonly actor: SignInActor }>> = {
  credentials: SignInScreen,
  secondFactor: SecondFactorScreen,
  blockedNotice: AccountOnHoldScreen,
};

/** The screen face of signing in. */
export function SignInScreens({ actor }: { readonly actor: SignInActor }) {
  useSignInToasts(actor);
  const step = usePreviousStep(useSelector(actor, (snapshot) => currentStep<SignInStep>(snapshot)));
  const Screen = step && screens[step];
  return Screen ? <Screen actor={actor} /> : null;
}
