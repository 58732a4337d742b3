import { useActorRef, useSelector } from '@xstate/react';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ProfileDialog } from '#src/ui/screens/payment/ProfileDialog.tsx';
import { completeProfileFlow } from './transferFlows.ts';

type ProfileCompletionProps = { readonly payment: PayTransferActor; readonly userId: string };

/** While a payment waits for its sender's profile: the flow that completes it, over the ways to pay. */
export function ProfileCompletion({ payment, userId }: ProfileCompletionProps) {
  const isAsked = useSelector(payment, (snapshot) => snapshot.matches('askingProfile'));
  return isAsked && <Completing payment={payment} userId={userId} />;
}

function Completing({ payment, userId }: ProfileCompletionProps) {
  const actor = useActorRef(completeProfileFlow, { input: { userId } });
  useActorSteps(actor, ({ output }) => {
    if (output) payment.send({ type: output.isCompleted ? 'profile.updated' : 'method.reopened' });
  });
  return <ProfileDialog actor={actor} />;
}
