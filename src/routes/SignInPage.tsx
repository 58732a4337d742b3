import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { useHydrated } from '#src/ui/controls/useHydrated.ts';
import { SignedOutNotice } from '#src/ui/screens/auth/SignedOutNotice.tsx';
import { SignInScreens } from '#src/ui/screens/auth/SignInScreens.tsx';
import { useActorSteps } from '#src/ui/screens/auth/useActorSteps.ts';
import { GuideOffer } from '#src/ui/screens/guide/GuideOffer.tsx';
import { AuthPage } from './AuthPage.tsx';
import { signInFlow } from './accountFlows.ts';
import { handOver, useKnownUsername } from './knownUsername.ts';
import { paths } from './paths.ts';
import { isTransferWaiting } from './returnPath.ts';
import { useSession } from './sessionContext.ts';

/**
 * Whoever is signed in is led on by the guard of the page, to where they were going (AUT-13, AUT-19); so is who came
 * here only because nobody answered, once somebody does (D-23).
 */
export function SignInPage() {
  const navigate = useNavigate();
  const { send, signedOutReason } = useSession();
  const isLive = useHydrated();
  const actor = useActorRef(signInFlow, { input: { username: useKnownUsername() } });
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    if (output.kind === 'notConfirmed') {
      // D-27.
      const path = output.channel === 'email' ? paths.emailConfirmAccount : paths.smsConfirmAccount;
      void navigate(path, handOver(output.username));
    } else {
      send({ type: 'signed.in', user: output.user });
    }
  });
  return (
    <AuthPage saying="signIn">
      {(signedOutReason === 'ended' || signedOutReason === 'unreachable') && (
        <SignedOutNotice reason={signedOutReason} />
      )}
      <SignInScreens actor={actor} />
      {isLive && isTransferWaiting() && <GuideOffer isUnderWay />}
    </AuthPage>
  );
}
