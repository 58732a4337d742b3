import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#src/dialogue/thread.ts';
import type { Say } from '../say.ts';
import { isGuides, spokenEntry } from '../spoken.ts';

type ReadAloud = { readonly isOn: boolean; readonly toggle: () => void };

const storageKey = 'sawa.readAloud';

/**
 * Speaks each new message of the guide with the browser's own voice, for who would rather listen than read. Off until it
 * is turned on, and then on at every visit with this browser. Nothing where the browser has no voice.
 */
export function useReadAloud(log: readonly Entry[], { say, locale }: { readonly say: Say; readonly locale: string }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) === 'on');
  const told = useRef(log.at(-1)?.id ?? 0);
  const hasVoice = 'speechSynthesis' in window;
  useEffect(() => {
    const fresh = log.filter(({ id }) => id > told.current);
    told.current = log.at(-1)?.id ?? told.current;
    if (!isOn || !hasVoice) return;
    for (const entry of fresh.filter(isGuides)) speak(spokenEntry(entry, { say, t }), locale);
  }, [log, say, t, locale, isOn, hasVoice]);
  useEffect(() => (hasVoice ? () => speechSynthesis.cancel() : undefined), [hasVoice]);
  if (!hasVoice) return undefined;
  const toggle = () => {
    const next = !isOn;
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    speechSynthesis.cancel();
    const last = log.findLast(isGuides);
    if (next && last) speak(spokenEntry(last, { say, t }), locale);
    setOn(next);
  };
  return { isOn, toggle } satisfies ReadAloud;
}

function speak(text: string, locale: string): void {
  if (text === '') return;
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: locale }));
}
