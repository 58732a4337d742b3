import { useActorRef } from '@xstate/react';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { HandOverScreens } from '#src/ui/screens/verification/hand-over/HandOverScreens.tsx';
import { handOverFlow } from '../account/settingFlows.ts';

type VerificationHandOverProps = { readonly onEnd: (isCaptured: boolean) => void };

/** The identity check on a phone, from the code to the word that it is done. */
export function VerificationHandOver({ onEnd }: VerificationHandOverProps) {
  const actor = useActorRef(handOverFlow);
  useActorSteps(actor, ({ status, output }) => {
    if (status === 'done') onEnd(output?.isCaptured === true);
  });
  return <HandOverScreens actor={actor} />;
}
