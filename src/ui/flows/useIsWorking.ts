import { useSelector } from '@xstate/react';
import { currentStep } from '#src/machines/currentStep.ts';
import type { ChangeRecipientActor } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';

/** Something is awaited that is not the sender: under an open dialog nothing is. */
export function useIsWorking(actor: SendMoneyActor | ChangeRecipientActor): boolean {
  const step = useSelector(actor, (snapshot) => currentStep<string>(snapshot));
  const confirming = useSelector(actor, ({ children }) => children.confirmNewRecipient);
  const isAsking = useSelector(confirming, (snapshot) => snapshot !== undefined && currentStep(snapshot) !== undefined);
  return step === undefined || (confirming !== undefined && !isAsking);
}
