import { useEffect, useSyncExternalStore } from 'react';
import { speakWith } from '#src/locales/startTranslations.ts';
import { wordingChoice } from '#src/ui/theme/wordingChoice.ts';

/** Pages say what they say in the words that are worn. A page written to HTML is taken over in its own words first. */
export function useWording(): void {
  const wording = useSyncExternalStore(wordingChoice.follow, wordingChoice.worn, () => wordingChoice.standard);
  useEffect(() => void speakWith(wording), [wording]);
}
