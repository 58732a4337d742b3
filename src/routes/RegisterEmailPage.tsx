import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { RegisterEmailScreens } from '#src/ui/screens/auth/RegisterEmailScreens.tsx';
import { useActorSteps } from '#src/ui/screens/auth/useActorSteps.ts';
import { AuthPage } from './AuthPage.tsx';
import { registerEmailFlow } from './accountFlows.ts';
import { returnPath } from './returnPath.ts';
import { useSession, useSignedInUser } from './SessionProvider.tsx';

/** AUT-29: nothing else opens before a phone-only account has its e-mail. */
export function RegisterEmailPage() {
  const navigate = useNavigate();
  const { send } = useSession();
  const user = useSignedInUser();
  const actor = useActorRef(registerEmailFlow);
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    send({ type: 'user.refreshed', user: { ...user, username: output.email, hasEmail: true } });
    void navigate(returnPath(), { replace: true });
  });
  return (
    <AuthPage saying="signUp">
      <RegisterEmailScreens actor={actor} />
    </AuthPage>
  );
}
