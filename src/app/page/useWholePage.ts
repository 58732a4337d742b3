import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { untilHad } from '../deferred/deferredPart.ts';
import { whenIdle } from '../deferred/whenIdle.ts';
import { useSession } from '../session/sessionContext.ts';
import type { LazyPage } from './pageRoute.ts';
import { usePageTools } from './usePageTools.ts';

type Change = {
  /** Its code is fetched from now on. */
  readonly isDue: boolean;
  /** Nothing would be lost by it at this moment. */
  readonly mayChange: () => boolean;
  /** Before it changes: what was said so far is handed over. */
  readonly handOver: () => void;
};

/**
 * Whether the whole page takes the place of its first look: when its code has come, who is there is known, and nobody
 * is in the middle of something. Without a network it waits for one, and the first look stays.
 */
export function useWholePage(whole: LazyPage, { isDue, mayChange, handOver }: Change): boolean {
  const { pathname } = useLocation();
  const { language } = usePageTools();
  const { status, ask } = useSession();
  const [isFetched, setFetched] = useState(false);
  const [isWhole, setWhole] = useState(false);

  const fetchWhole = useEffectEvent(() => untilHad(() => whole.preload({ pathname, language })));
  useEffect(() => {
    if (!isDue) return undefined;
    ask();
    // What made it due is painted first.
    return whenIdle(() => void fetchWhole().then(() => setFetched(true)));
  }, [isDue, ask]);

  const change = useEffectEvent(() => {
    if (isWhole || !mayChange()) return;
    handOver();
    setWhole(true);
  });
  const isReady = isFetched && status !== 'undetermined';
  useEffect(() => {
    if (!isReady) return;
    change();
    // Where the focus goes is known once it has gone there.
    const soon = () => requestAnimationFrame(() => change());
    for (const act of acts) document.addEventListener(act, soon);
    return () => {
      for (const act of acts) document.removeEventListener(act, soon);
    };
  }, [isReady]);
  return isWhole;
}

/** After which a page that was in use may be free. */
const acts = ['focusin', 'focusout', 'input', 'submit'] as const;
