import { type Language, languages } from '#contract/protocol/language.ts';
import { type ActWords, type DialogueAct, dialogueActs } from './dialogueAct.ts';
import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';
import { isWishToSend } from './wishToSend.ts';
import { englishActs } from './words/englishActs.ts';
import { frenchActs } from './words/frenchActs.ts';

/**
 * The act of a sentence that says nothing else, in either language. A closed grammar: one word outside of it, and it is
 * an answer or a wish. Where anything may be typed for an answer (`isFree`), one word is never an act.
 */
export function readDialogueAct(said: string, { isFree }: { readonly isFree: boolean }): DialogueAct | undefined {
  const sound = soundOf(said);
  if (isFree && sound.split(' ').length < leastWordsAtFree) return undefined;
  if (isWishToSend(sound)) return 'begins';
  for (const language of languages) {
    const core = coreOf(sound, language);
    const act = meanings(language).get(core) ?? meanings(language).get(sound);
    if (act) return act;
  }
  return undefined;
}

/** "Hold on, someone’s at the door": begun by asking for time. Nothing else was made of the sentence. */
export const opensWithWait = (said: string): boolean =>
  languages.some((language) => {
    const { waitings } = words[language];
    return phrasesOf(waitings).some((phrase) => `${soundOf(said)} `.startsWith(`${soundOf(phrase)} `));
  });

/** "Later" may be somebody's name, and "No idea" a street's; "I will come back later" is neither. */
const leastWordsAtFree = 3;

/** What is left without courtesy at both ends; what is an act with one of them on is one. */
function coreOf(sound: string, language: Language): string {
  const { before, after } = edges(language);
  const isAct = (core: string) => meanings(language).has(core);
  for (let core = sound; ; ) {
    if (isAct(core)) return core;
    const opening = before.find((words) => core.startsWith(`${words} `));
    const closing = after.find((words) => core.endsWith(` ${words}`));
    const later = opening ? core.slice(opening.length + 1) : core;
    const earlier = closing ? core.slice(0, -closing.length - 1) : core;
    const act = [later, earlier].sort(longestFirst).find(isAct);
    if (act !== undefined || (!opening && !closing)) return act ?? core;
    core = closing && later.endsWith(` ${closing}`) ? later.slice(0, -closing.length - 1) : later;
  }
}

const words: Readonly<Record<Language, ActWords>> = { en: englishActs, fr: frenchActs };
const known = new Map<Language, ReadonlyMap<string, DialogueAct>>();

function meanings(language: Language): ReadonlyMap<string, DialogueAct> {
  const read = known.get(language) ?? new Map(dialogueActs.flatMap((act) => entriesOf(act, language)));
  known.set(language, read);
  return read;
}

const entriesOf = (act: DialogueAct, language: Language): [string, DialogueAct][] =>
  phrasesOf(words[language].acts[act]).map((phrase) => [soundOf(phrase), act]);

/** Longest first: "can you please" before "can you". */
const edges = (language: Language) => ({
  before: phrasesOf(words[language].before).map(soundOf).sort(longestFirst),
  after: phrasesOf(words[language].after).map(soundOf).sort(longestFirst),
});

const longestFirst = (one: string, other: string): number => other.length - one.length;
