import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#src/dialogue/thread.ts';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import type { Say } from './say.ts';
import { isReadOut, spokenEntry } from './spoken.ts';

/** Less is missed by some readers, more is found again by arrow keys (chat.md R5). */
const clearAfterMilliseconds = 1_000;

function onTurningTo(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isTurnedAway = () => document.visibilityState === 'hidden';

/** Reads each new message once, apart from the thread, and then forgets it (R5…R7); what came unseen, on return (R13). */
export function Announcer({ log, say }: { readonly log: readonly Entry[]; readonly say: Say }) {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const told = useRef(log.at(-1)?.id ?? 0);
  const isAway = useSyncExternalStore(onTurningTo, isTurnedAway, () => false);
  useEffect(() => {
    if (isAway) return;
    const fresh = log.filter(({ id }) => id > told.current);
    told.current = log.at(-1)?.id ?? told.current;
    const added = fresh.filter(isReadOut).flatMap((entry) => {
      const text = spokenEntry(entry, { say, t });
      return text ? [{ id: entry.id, text }] : [];
    });
    if (added.length > 0) setLines((before) => [...before, ...added]);
  }, [log, say, t, isAway]);
  useEffect(() => {
    if (lines.length === 0) return;
    // Only what was there: a message that has just come is still to be read.
    const timer = setTimeout(
      () => setLines((now) => now.filter((line) => !lines.includes(line))),
      clearAfterMilliseconds,
    );
    return () => clearTimeout(timer);
  }, [lines]);
  return (
    <VisuallyHidden>
      <span role="log" aria-live="polite" aria-relevant="additions" aria-atomic="false">
        {lines.map(({ id, text }) => (
          <span key={id}>{text} </span>
        ))}
      </span>
    </VisuallyHidden>
  );
}
