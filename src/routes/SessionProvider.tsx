import { useActorRef, useSelector } from '@xstate/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '#contract/account.ts';
import type { SessionEvent, SignedOutReason } from '#src/machines/session/sessionMachine.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { onSessionRefused } from '#src/services/sessionRefusal.ts';
import { actForNobody } from '#src/services/signedInUser.ts';
import { forgetReturnPath } from './returnPath.ts';
import { sessionFlow } from './sessionFlow.ts';
import { claimSnapshots, forgetSnapshots } from './snapshotStore.ts';

export type Session = {
  /** `undetermined` also while signing out: nothing of the person's is to be shown then. */
  readonly status: 'undetermined' | 'signedIn' | 'signedOut';
  readonly user?: User | undefined;
  readonly signedOutReason?: SignedOutReason | undefined;
  readonly send: (event: SessionEvent) => void;
};

const SessionContext = createContext<Session | undefined>(undefined);

/** Asks who is there, again at every address (AUT-06), and hears when any call is told that nobody is (AUT-22). */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const actor = useActorRef(sessionFlow);
  const status = useSelector(actor, (snapshot): Session['status'] => {
    if (snapshot.matches('signedIn')) return 'signedIn';
    return snapshot.matches('signedOut') ? 'signedOut' : 'undetermined';
  });
  const { user, signedOutReason } = useSelector(actor, ({ context }) => context);
  const session = useMemo(
    () => ({ status, user, signedOutReason, send: (event: SessionEvent) => actor.send(event) }),
    [status, user, signedOutReason, actor],
  );

  useCheckAtEveryPath(session);
  useEffect(() => onSessionRefused(() => actor.send({ type: 'session.refused' })), [actor]);
  useTidyStorage(session);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside of SessionProvider');
  return session;
}

/** The signed-in person, on pages only they can open. */
export function useSignedInUser(): User {
  const { user } = useSession();
  if (!user) throw new Error('useSignedInUser is used on a page that is open to everybody');
  return user;
}

/** The first address needs no extra check: the machine begins with one. */
function useCheckAtEveryPath({ send }: Session) {
  const { pathname } = useLocation();
  const checkedPath = useRef(pathname);
  useEffect(() => {
    if (checkedPath.current === pathname) return;
    checkedPath.current = pathname;
    send({ type: 'path.changed' });
  }, [pathname, send]);
}

/**
 * Whoever leaves takes everything along; whose session ended by itself finds their draft again (D-23), and somebody
 * else does not.
 */
function useTidyStorage({ status, user, signedOutReason }: Session) {
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined) claimSnapshots(userId);
  }, [userId]);
  useEffect(() => {
    if (status !== 'signedOut') return;
    actForNobody();
    queryClient.clear();
    if (signedOutReason !== 'left') return;
    forgetSnapshots();
    forgetReturnPath();
  }, [status, signedOutReason]);
}
