import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { InputFrom } from 'xstate';
import { paths } from '#src/app/address/paths.ts';
import { isTransferWaiting, returnPath } from '#src/app/address/returnPath.ts';
import { useStepPath } from '#src/app/address/useStepPath.ts';
import { AuthPage } from '#src/app/page/AuthPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { dropHandedFlow, handedFlow, handFlow } from '#src/app/storage/sharedFlows.ts';
import { typedForms } from '#src/app/storage/typedFormStore.ts';
import { partsBefore, typedDetails } from '#src/machines/account/sign-up/registrationDraft.ts';
import type { SignUpStep } from '#src/machines/account/sign-up/signUpContext.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { GuideOffer } from '#src/ui/flows/GuideOffer.tsx';
import { today } from '#src/ui/flows/today.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { SignUpScreens } from '#src/ui/screens/account/SignUpScreens.tsx';
import { WelcomeScreen } from '#src/ui/screens/account/WelcomeScreen.tsx';
import { signUpFlow } from './accountFlows.ts';
import { keepAwaitedCode } from './awaitedCode.ts';
import { handOver, useKnownUsername } from './knownUsername.ts';
import { partAt, partPath } from './signUpPaths.ts';

/** Signing up, and the addresses where somebody who did so earlier confirms it. */
export function SignUpPage() {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const { status } = useSession();
  const isWelcome = pathname === paths.signUp && !query.has('with');
  const isForm = partAt(pathname) !== undefined;
  if (isForm && !isWelcome && status === 'undetermined') return <LoadingScreen />;
  if (isForm && status === 'signedIn') return <Navigate to={returnPath()} replace />;
  return (
    <AuthPage saying="signUp">
      {isWelcome ? (
        <WelcomeScreen formPath={formPath(search)} referralCode={query.get('referral') ?? undefined} />
      ) : (
        <SignUp />
      )}
    </AuthPage>
  );
}

/** With whatever the visitor came with: the friend's code, the language. */
function formPath(search: string): string {
  const query = new URLSearchParams(search);
  query.set('with', 'email');
  return `${paths.signUp}?${query}`;
}

function SignUp() {
  const navigate = useNavigate();
  const { send } = useSession();
  const [opened] = useState(useOpenedSignUp());
  const [snapshot] = useState(() => handedFlow(signUpFlow.id));
  const actor = useActorRef(signUpFlow, { input: opened.input, ...(snapshot && { snapshot }) });
  useEffect(() => dropHandedFlow(signUpFlow.id), []);
  useAwaitedCode(actor);
  useSignUpPath(actor, opened.brought ?? (snapshot && ''));
  useActorSteps(actor, ({ output }) => {
    if (output?.kind === 'signIn') void navigate(paths.signIn, handOver(output.username));
    if (output?.kind !== 'signedIn') return;
    send({ type: 'signed.in', user: output.user });
    void navigate(returnPath(), { replace: true });
  });
  return (
    <>
      <SignUpScreens actor={actor} continuesTo={whereTo()} />
      {isTransferWaiting() && <GuideOffer isUnderWay onPress={() => handFlow(actor)} />}
    </>
  );
}

/** What `returnPath` leads to, for the button that goes there. */
const whereTo = () => (isTransferWaiting() ? 'transfer' : returnPath() === paths.dashboard ? 'account' : 'page');

type OpenedSignUp = {
  readonly input: InputFrom<typeof signUpFlow>;
  /** The query of the form. Absent where the person registered earlier: there is no form to go back to. */
  readonly brought?: string;
};

function useOpenedSignUp(): OpenedSignUp {
  const { pathname, search } = useLocation();
  const { token } = useParams();
  const username = useKnownUsername();
  const referralCode = new URLSearchParams(search).get('referral') ?? undefined;
  const part = partAt(pathname);
  if (part) {
    const answered = partsBefore(part, typedDetails(typedForms.read('registration')), today());
    return { input: { referralCode, answered }, brought: search };
  }
  const channel = pathname === paths.smsConfirmAccount ? 'sms' : 'email';
  const isByCode = pathname === paths.smsConfirmAccount || pathname === paths.emailConfirmAccount;
  // An address that lost its token is told so (AUT-46).
  return { input: { earlier: { channel, username, ...(!isByCode && { token: token ?? '' }) } } };
}

/** A reload asks for the same code again. */
function useAwaitedCode(actor: SignUpActor) {
  useEffect(() => {
    keepAwaitedCode(actor);
    const watching = actor.subscribe(() => keepAwaitedCode(actor));
    return () => watching.unsubscribe();
  }, [actor]);
}

/** The code is asked where its channel has its address; its success stays there. */
function useSignUpPath(actor: SignUpActor, brought: string | undefined) {
  const step = useSelector(actor, (snapshot) =>
    snapshot.matches('confirmingCode') ? 'code' : currentStep<SignUpStep>(snapshot),
  );
  const channel = useSelector(actor, ({ context }) => context.contact?.channel);
  const codePath = channel === 'sms' ? paths.smsConfirmAccount : paths.emailConfirmAccount;
  useStepPath<SignUpStep | 'code'>({
    step,
    pathOf:
      brought === undefined
        ? undefined
        : {
            aboutYou: partPath('aboutYou', brought),
            contact: partPath('contact', brought),
            consent: partPath('consent', brought),
            code: codePath,
            success: codePath,
          },
    reopen(asked) {
      if (asked === 'code' || asked === 'success') return false;
      const event = { type: 'part.reopened', part: asked } as const;
      const isAllowed = actor.getSnapshot().can(event);
      if (isAllowed) actor.send(event);
      return isAllowed;
    },
  });
}
