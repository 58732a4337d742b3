import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { usePageRead } from '#src/app/deferred/usePageRead.ts';
import { type KnownSession, type SessionMonitorProps, useSession } from '#src/app/session/sessionContext.ts';
import { sessionFlow } from '#src/app/session/sessionFlow.ts';
import { claimSnapshots, emptyStorage } from '#src/app/storage/snapshotStore.ts';
import { addWords, namePapersOf } from '#src/locales/startTranslations.ts';
import { endsSoonBy, type SessionEvent } from '#src/machines/session/sessionMachine.ts';
import { watchPerson } from '#src/services/http/personAtPage.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { onSessionRefused } from '#src/services/http/sessionRefusal.ts';
import { actForNobody } from '#src/services/http/signedInUser.ts';
import { onLeftInAnotherTab, tellOtherTabsOfLeaving } from '#src/services/session/crossTabSignOut.ts';
import { dataSaverChoice } from '#src/ui/theme/dataSaverChoice.ts';
import { textSizeChoice } from '#src/ui/theme/textSizeChoice.ts';
import { themeChoice } from '#src/ui/theme/themeChoice.ts';
import { wordingChoice } from '#src/ui/theme/wordingChoice.ts';

/** When it cannot be fetched the session ends as it would have, and what was typed is kept all the same. */
const loadWarning = async () => {
  const [part] = await Promise.all([
    import('#src/ui/screens/account/SessionWarning.tsx'),
    addWords(['controls', 'session']),
  ]);
  return part.SessionWarning;
};
const loadLiveUpdates = async () => (await import('./LiveUpdates.tsx')).LiveUpdates;

/** Asks who is there, again at every address (AUT-06), and hears when any call is told that nobody is (AUT-22). */
export function SessionMonitor({ onReady, onChange }: SessionMonitorProps) {
  const actor = useActorRef(sessionFlow);
  const status = useSelector(actor, (snapshot): KnownSession['status'] => {
    if (snapshot.matches('signedIn')) return 'signedIn';
    return snapshot.matches('signedOut') ? 'signedOut' : 'undetermined';
  });
  const { user, signedOutReason, endsIn } = useSelector(actor, ({ context }) => context);
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches({ signedIn: 'rechecking' }));
  const endsBy = status === 'signedIn' ? endsSoonBy(endsIn) : undefined;
  useEffect(() => {
    namePapersOf(user?.profile.location_country);
    onChange({ status, user, signedOutReason });
  }, [onChange, status, user, signedOutReason]);
  const { textSize, wording, dataSaver } = user?.settings ?? {};
  useEffect(() => {
    if (textSize) textSizeChoice.wear(textSize);
  }, [textSize]);
  useEffect(() => {
    if (wording) wordingChoice.wear(wording);
  }, [wording]);
  useEffect(() => {
    if (dataSaver) dataSaverChoice.wear(dataSaver);
  }, [dataSaver]);
  useEffect(() => watchPerson(), []);
  useEffect(() => onReady(actor.send), [onReady, actor]);
  useEffect(() => onSessionRefused(() => actor.send({ type: 'session.refused' })), [actor]);
  useEffect(() => onLeftInAnotherTab(() => actor.send({ type: 'session.refused' })), [actor]);
  useCheckAtEveryPath(actor.send);
  useTidyStorage(useSession());
  const isListening = usePageRead() && status === 'signedIn';
  const LiveUpdates = useDeferred({ load: loadLiveUpdates, when: isListening ? 'atRest' : 'never' });
  const Warning = useDeferred({ load: loadWarning, when: endsBy ? 'atRest' : 'never' });
  return (
    <>
      {LiveUpdates && <LiveUpdates />}
      {Warning && endsBy && (
        <Warning
          reason={endsBy}
          endsIn={endsIn}
          isPending={isChecking}
          onStay={() => actor.send({ type: 'stay.requested' })}
          onSignIn={() => actor.send({ type: 'signIn.requested' })}
          onSignOut={() => actor.send({ type: 'signOut.requested' })}
        />
      )}
    </>
  );
}

/** The first address needs no extra check: the machine begins with one. */
function useCheckAtEveryPath(send: (event: SessionEvent) => void) {
  const { pathname } = useLocation();
  const checkedPath = useRef(pathname);
  useEffect(() => {
    if (checkedPath.current === pathname) return;
    checkedPath.current = pathname;
    send({ type: 'path.changed' });
  }, [pathname, send]);
}

/**
 * In step with the pages, not ahead of them: one that is still shown would read again what was just cleared away.
 * Whoever leaves takes everything along; whose session ended by itself finds their draft again (D-23), and somebody
 * else does not.
 */
function useTidyStorage({ status, user, signedOutReason }: KnownSession) {
  const userId = user?.id;
  const knewSomebody = useRef(false);
  useEffect(() => {
    if (userId === undefined) return;
    knewSomebody.current = true;
    claimSnapshots(userId);
  }, [userId]);
  useEffect(() => {
    if (status !== 'signedOut') return;
    actForNobody();
    // A visitor has nothing to forget, and clearing would cut off the price that is being fetched for them.
    if (knewSomebody.current) queryClient.clear();
    if (signedOutReason !== 'left') return;
    tellOtherTabsOfLeaving();
    emptyStorage();
    for (const choice of [themeChoice, textSizeChoice, wordingChoice, dataSaverChoice]) choice.keep();
  }, [status, signedOutReason]);
}
