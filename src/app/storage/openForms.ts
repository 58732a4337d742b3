import { newRecipient } from '#src/dialogue/answerValues.ts';
import type { Plan } from '#src/dialogue/question.ts';
import { signUpMachine } from '#src/machines/account/sign-up/signUpMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { recipientForm, type TypedForm } from '#src/machines/typedForm.ts';
import { handedFlow } from './sharedFlows.ts';
import { typedForms } from './typedFormStore.ts';

/** A form that was left half filled in is gone on with, and not chosen once more. */
export function openForms(sendMoney: SendMoneyActor): Plan {
  const snapshot = sendMoney.getSnapshot();
  const { toReceive, transferMethod } = snapshot.context.draft;
  switch (currentStep<SendMoneyStep>(snapshot)) {
    case 'recipient':
      return isTyped(recipientForm({ countryCode: toReceive.countryCode, transferMethod }))
        ? { recipient: { value: newRecipient, isSilent: true } }
        : {};
    case 'signIn':
      if (handedFlow(signUpMachine.id) || isTyped('account') || isTyped('registration')) {
        return { account: { value: 'new', isSilent: true } };
      }
      return isTyped('signIn') ? { account: { value: 'known', isSilent: true } } : {};
    default:
      return {};
  }
}

const isTyped = (form: TypedForm): boolean => Object.keys(typedForms.read(form)).length > 0;
