import { useActorRef } from '@xstate/react';
import type { User } from '#contract/account/account.ts';
import { acceptTermsMachine } from '#src/machines/account/accept-terms/acceptTermsMachine.ts';
import { acceptTermsServices } from '#src/services/account/termsServices.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { TermsGate } from '#src/ui/screens/shell/TermsGate.tsx';

export const acceptTermsFlow = acceptTermsMachine.provide({ actors: acceptTermsServices });

type NewTermsProps = {
  readonly user: User;
  readonly onAgreed: (user: User) => void;
  readonly onSignOut: () => void;
};

/** Asked of whoever has terms to agree to, and anew when there are newer ones. */
export function NewTerms(props: NewTermsProps) {
  return props.user.profile.readTermsAndCondition === '0' && <Asking {...props} />;
}

function Asking({ user, onAgreed, onSignOut }: NewTermsProps) {
  const actor = useActorRef(acceptTermsFlow, { input: { userId: user.id } });
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    if (output?.user) onAgreed(output.user);
    else onSignOut();
  });
  return <TermsGate actor={actor} />;
}
