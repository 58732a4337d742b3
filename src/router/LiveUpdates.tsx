import { useEffect } from 'react';
import { useSession } from '#src/app/session/sessionContext.ts';
import { refreshAccount } from '#src/services/account/accountQueries.ts';
import { refreshSupport } from '#src/services/help/supportQueries.ts';
import { type LiveMessage, listenLive } from '#src/services/http/liveUpdates.ts';
import { reportSilence } from '#src/services/http/silence.ts';
import { refreshNotifications } from '#src/services/notification/notificationQueries.ts';
import { renewPush } from '#src/services/notification/push/pushQueries.ts';
import { refreshTransfers } from '#src/services/transfer/transferQueries.ts';
import { useSavesData } from '#src/ui/theme/dataSaverChoice.ts';

/** Whatever changes at the server shows on every page of whoever is signed in, without asking by the clock. */
export function LiveUpdates() {
  const { status, user } = useSession();
  const userId = status === 'signedIn' && user?.hasEmail ? user.id : undefined;
  const savesData = useSavesData();
  useEffect(() => {
    // Nothing the page shows hangs on it; what fails is tried at the next visit.
    if (userId !== undefined) void renewPush().catch(() => undefined);
  }, [userId]);
  useEffect(() => {
    // A stream is kept awake by what it sends; whoever spares data is shown what is new when they come back to the page.
    if (userId === undefined || savesData) return;
    return listenLive({ userId, onMessage: (message) => readAgain(message, userId) });
  }, [userId, savesData]);
  return null;
}

function readAgain({ kind }: LiveMessage, userId: string): void {
  switch (kind) {
    case 'transfer':
      void refreshTransfers();
      return;
    case 'notification':
      void refreshNotifications();
      // Each of our people’s answers is told by one.
      void refreshSupport();
      return;
    case 'account':
      void refreshAccount(userId);
      return;
    case 'open':
      // Something may have happened while nobody was listening.
      void refreshTransfers();
      void refreshNotifications();
      void refreshSupport();
      void refreshAccount(userId);
      return;
    case 'down':
      // Whoever only looks at a page asks nothing that could stay unanswered.
      reportSilence();
      return;
  }
}
