import type { Snapshot } from 'xstate';
import { takeHandedFlow } from '#src/app/storage/sharedFlows.ts';
import { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { guidedSenderServices } from '#src/services/guide/guidedSenderServices.ts';
import { registerEmailFlow, signInFlow, signUpFlow } from '../account/accountFlows.ts';
import { paymentResultFlow, sendMoneyFlow, verifyIdentityFlow } from '../transfer/transferFlows.ts';
import { goingOn } from './goingOn.ts';

type Left = {
  readonly sendMoney: (draftId: string) => Snapshot<unknown> | undefined;
  readonly signUp: Snapshot<unknown> | undefined;
};

const verifyIdentity = goingOn(verifyIdentityFlow, () => takeHandedFlow(verifyIdentityFlow.id));

/** The conversation over the flows of the screens; they go on where either face left them. */
export const guideFlow = (left: Left) =>
  guidedSenderMachine.provide({
    actors: {
      ...guidedSenderServices,
      sendMoney: goingOn(
        sendMoneyFlow.provide({ actors: { verifyIdentity } }),
        (input) => input && left.sendMoney(input.draftId),
      ),
      signIn: signInFlow,
      signUp: goingOn(signUpFlow, () => left.signUp),
      registerEmail: goingOn(registerEmailFlow, () => takeHandedFlow(registerEmailFlow.id)),
      verifyIdentity,
      paymentResult: paymentResultFlow,
    },
  });
