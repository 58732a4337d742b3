import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { type KnownSession, SessionContext, type SessionMonitorProps } from '#src/app/session/sessionContext.ts';
import type { SessionEvent } from '#src/machines/session/sessionMachine.ts';

const loadKeeper = async () => (await import('./SessionMonitor.tsx')).SessionMonitor;

/** Only pages of the product show messages over themselves. */
const loadToasts = async () => (await import('./Toasts.tsx')).Toasts;

/** Knows who is there as soon as the code that asks has come; what is said to it before waits for it. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [known, setKnown] = useState<KnownSession>({ status: 'undetermined' });
  const [isAsked, setAsked] = useState(false);
  const SessionMonitor = useDeferred<SessionMonitorProps>({ load: loadKeeper, when: isAsked ? 'now' : 'atRest' });
  const Toasts = useDeferred({ load: loadToasts, when: isAsked ? 'now' : 'never' });
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
      {SessionMonitor && <SessionMonitor onReady={onReady} onChange={setKnown} />}
      {Toasts && <Toasts />}
    </SessionContext>
  );
}
