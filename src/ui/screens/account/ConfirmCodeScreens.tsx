import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmCodeStep } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { LoadingScreen } from '../../controls/LoadingScreen.tsx';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { CodeScreen } from './CodeScreen.tsx';
import type { CodeStepProps } from './codeStep.ts';
import { LinkRetryScreen } from './LinkRetryScreen.tsx';
import { NewCodeScreen } from './NewCodeScreen.tsx';
import { useConfirmCodeToasts } from './useAuthToasts.ts';

const screens: Record<ConfirmCodeStep, ComponentType<CodeStepProps>> = {
  code: CodeScreen,
  newCode: NewCodeScreen,
  linkRetry: LinkRetryScreen,
};

/** The screen face of confirming by code or link, for whichever flow asks. */
export function ConfirmCodeScreens(props: CodeStepProps) {
  useConfirmCodeToasts(props.actor);
  const { t } = useTranslation();
  const step = usePreviousStep(useSelector(props.actor, (snapshot) => currentStep<ConfirmCodeStep>(snapshot)));
  if (!step) return <LoadingScreen text={t('auth.code.checkingLink')} />;
  const Screen = screens[step];
  return <Screen {...props} />;
}
