import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#src/dialogue/thread.ts';
import { IconToggle } from '../../../controls/IconToggle.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import type { Say } from '../say.ts';
import { isReadOut, spokenEntry } from '../spoken.ts';
import { readAloudChoice } from './readAloudChoice.ts';

type ReadAloudProps = { readonly log: readonly Entry[]; readonly say: Say };

const never = () => () => undefined;
const hasVoice = () => 'speechSynthesis' in window;

/** Speaks each new message of the guide, for who would rather listen than read. */
export function ReadAloud({ log, say }: ReadAloudProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const isOffered = useSyncExternalStore(never, hasVoice, () => false);
  const isOn = useSyncExternalStore(readAloudChoice.subscribe, readAloudChoice.isOn, () => false);
  const told = useRef(log.at(-1)?.id ?? 0);
  useEffect(() => {
    const fresh = log.filter(({ id }) => id > told.current);
    told.current = log.at(-1)?.id ?? told.current;
    if (isOffered && isOn) for (const entry of fresh.filter(isReadOut)) speak(spokenEntry(entry, { say, t }), locale);
  }, [log, say, t, locale, isOffered, isOn]);
  useEffect(() => {
    const { speechSynthesis: voice } = window;
    return isOffered ? () => voice.cancel() : undefined;
  }, [isOffered]);
  if (!isOffered) return null;
  const choose = (wanted: boolean) => {
    readAloudChoice.choose(wanted);
    speechSynthesis.cancel();
    const last = log.findLast(isReadOut);
    if (wanted && last) speak(spokenEntry(last, { say, t }), locale);
  };
  return <IconToggle icon="speaker" label={t('guide.voice.readAloud')} isSelected={isOn} onChange={choose} />;
}

function speak(text: string, locale: string): void {
  if (text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale;
  speechSynthesis.speak(utterance);
}
