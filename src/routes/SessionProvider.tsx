import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { User } from '#contract/account.ts';
import type { SessionEvent, SignedOutReason } from '#src/machines/session/sessionMachine.ts';
import type { SessionKeeperProps } from './SessionKeeper.tsx';
import { useLater } from './useLater.ts';

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

const SessionContext = createContext<Session | undefined>(undefined);

const loadKeeper = async () => (await import('./SessionKeeper.tsx')).SessionKeeper;

/** Only pages of the product show messages over themselves. */
const loadToasts = async () => (await import('./Toasts.tsx')).Toasts;

/** Knows who is there as soon as the code that asks has come; what is said to it before waits for it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [known, setKnown] = useState<KnownSession>({ status: 'undetermined' });
  const [isAsked, setAsked] = useState(false);
  const SessionKeeper = useLater<SessionKeeperProps>({ load: loadKeeper, when: isAsked ? 'now' : 'atRest' });
  const Toasts = useLater({ load: loadToasts, when: isAsked ? 'now' : 'never' });
  const tell = useRef<(event: SessionEvent) => void>(undefined);
  const waiting = useRef<SessionEvent[]>([]);

  const ask = useCallback(() => setAsked(true), []);
  const send = useCallback((event: SessionEvent) => {
    if (tell.current) return tell.current(event);
    waiting.current.push(event);
    setAsked(true);
  }, []);
  const onReady = useCallback((listener: (event: SessionEvent) => void) => {
    tell.current = listener;
    for (const event of waiting.current.splice(0)) listener(event);
  }, []);

  const session = useMemo(() => ({ ...known, send, ask, isAsked }), [known, send, ask, isAsked]);
  return (
    <SessionContext value={session}>
      {children}
      {SessionKeeper && <SessionKeeper onReady={onReady} onChange={setKnown} />}
      {Toasts && <Toasts />}
    </SessionContext>
  );
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
