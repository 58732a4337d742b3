import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { paths } from '../address/paths.ts';
import { forgetReturnPath, rememberReturnPath, returnPath } from '../address/returnPath.ts';
import { useSession } from '../session/sessionContext.ts';
import type { Access } from './pageRoute.ts';
import { PageWait } from './writtenOutline.tsx';

type GuardedProps = { readonly access: Access; readonly children: ReactNode };

/** Lets in whom the route table says, and shows the wait for a page's code. */
export function Guarded({ access, children }: GuardedProps) {
  return <Suspense fallback={<PageWait />}>{guards[access](children)}</Suspense>;
}

const guards: Record<Access, (page: ReactNode) => ReactNode> = {
  public: (page) => page,
  signedIn: (page) => <SignedInOnly>{page}</SignedInOnly>,
  authPage: (page) => <SignedOutOnly>{page}</SignedOutOnly>,
};

/** While nobody knows who is there, neither the page nor the sign-in page is shown (AUT-05). */
function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { status, user, signedOutReason, ask } = useSession();
  useEffect(ask, [ask]);
  const { pathname, search } = useLocation();
  const [wasOpen, setWasOpen] = useState(false);
  const hasLeft = status === 'signedOut' && signedOutReason === 'left' && wasOpen;
  const isSentToSignIn = status === 'signedOut' && !hasLeft;
  useEffect(() => {
    if (isSentToSignIn) rememberReturnPath({ pathname, search });
    if (status !== 'signedIn') return;
    setWasOpen(true);
    if (pathname !== paths.emailRegistration) forgetReturnPath();
  }, [isSentToSignIn, status, pathname, search]);

  if (status === 'undetermined') return wasOpen ? <LoadingScreen /> : <PageWait />;
  if (hasLeft) return <Navigate to={paths.landing} replace />;
  if (isSentToSignIn) return <Navigate to={paths.signIn} replace />;
  // Signing in moves to e-mail, so an account without one gives it first (AUT-29, D-28).
  const lacksEmail = user?.hasEmail === false && pathname !== paths.emailRegistration;
  return lacksEmail ? <Navigate to={paths.emailRegistration} replace /> : children;
}

/**
 * AUT-13: whoever is signed in already goes on to where they were going, or to the dashboard. Until that is known the
 * page shows, as it was written: it holds nothing of anybody's, and most who open it are nobody yet.
 */
function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const { status, ask } = useSession();
  useEffect(ask, [ask]);
  return status === 'signedIn' ? <Navigate to={returnPath()} replace /> : children;
}
