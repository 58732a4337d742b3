import { useRef } from 'react';
import type { ReadingChange } from '#contract/account/profile.ts';
import { useSession } from '../session/sessionContext.ts';

/** Saves what is worn already with the account of who is signed in; for visitors it is in this browser. */
export function useKeptReading(): (change: ReadingChange) => void {
  const { status, send } = useSession();
  const last = useRef<ReadingChange>(undefined);
  const keep = async (change: ReadingChange) => {
    last.current = change;
    if (status !== 'signedIn') return;
    const { saveReading } = await import('#src/services/account/accountQueries.ts');
    const user = await saveReading(change);
    if (user && last.current === change) send({ type: 'user.refreshed', user });
  };
  return (change) => void keep(change);
}
