import { useActorRef } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTransferWaiting, returnPath } from '#src/app/address/returnPath.ts';
import { AuthPage } from '#src/app/page/AuthPage.tsx';
import { useSession, useSignedInUser } from '#src/app/session/sessionContext.ts';
import { dropHandedFlow, handedFlow, handFlow } from '#src/app/storage/sharedFlows.ts';
import { ContinueInGuide, GuideReachContext } from '#src/ui/flows/ContinueInGuide.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { LeaveAccount } from '#src/ui/screens/account/LeaveAccount.tsx';
import { RegisterEmailScreens } from '#src/ui/screens/account/RegisterEmailScreens.tsx';
import { registerEmailFlow } from './accountFlows.ts';

/** AUT-29: nothing else opens before a phone-only account has its e-mail. */
export function RegisterEmailPage() {
  const navigate = useNavigate();
  const { send } = useSession();
  const user = useSignedInUser();
  const [snapshot] = useState(() => handedFlow(registerEmailFlow.id));
  const actor = useActorRef(registerEmailFlow, { ...(snapshot && { snapshot }) });
  useEffect(() => dropHandedFlow(registerEmailFlow.id), []);
  const reach = useMemo(() => (isTransferWaiting() ? { onPress: () => handFlow(actor) } : undefined), [actor]);
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    send({ type: 'user.refreshed', user: { ...user, username: output.email, hasEmail: true } });
    void navigate(returnPath(), { replace: true });
  });
  return (
    <AuthPage saying="signUp">
      <GuideReachContext value={reach}>
        <RegisterEmailScreens actor={actor} />
        <ContinueInGuide />
        <LeaveAccount onSignOut={() => send({ type: 'signOut.requested' })} />
      </GuideReachContext>
    </AuthPage>
  );
}
