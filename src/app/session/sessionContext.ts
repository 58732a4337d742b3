import { createContext, useContext } from 'react';
import type { User } from '#contract/account/account.ts';
import type { SessionEvent, SignedOutReason } from '#src/machines/session/sessionMachine.ts';

export type KnownSession = {
  /** `undetermined` also while signing out: nothing of the person's is to be shown then. */
  readonly status: 'undetermined' | 'signedIn' | 'signedOut';
  readonly user?: User | undefined;
  readonly signedOutReason?: SignedOutReason | undefined;
};

export type Session = KnownSession & {
  readonly send: (event: SessionEvent) => void;
  /** For pages that cannot do without knowing who is there; others learn it when they are at rest. */
  readonly ask: () => void;
  readonly isAsked: boolean;
};

export const SessionContext = createContext<Session | undefined>(undefined);

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

export type SessionMonitorProps = {
  /** Takes what pages have to say to it. */
  readonly onReady: (listener: (event: SessionEvent) => void) => void;
  readonly onChange: (session: KnownSession) => void;
};
