import { useActorRef } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#src/app/address/paths.ts';
import { isTransferWaiting } from '#src/app/address/returnPath.ts';
import { AuthPage } from '#src/app/page/AuthPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { useHydrated } from '#src/ui/controls/useHydrated.ts';
import { GuideOffer } from '#src/ui/flows/GuideOffer.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { SignedOutNotice } from '#src/ui/screens/account/SignedOutNotice.tsx';
import { SignInScreens } from '#src/ui/screens/account/SignInScreens.tsx';
import { signInFlow } from './accountFlows.ts';
import { handOver, useKnownUsername } from './knownUsername.ts';

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
