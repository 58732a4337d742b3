import type { FirstWords } from '#src/ui/screens/guide/firstWords.ts';

let handed: FirstWords | undefined;

/** From the first look of the guide to the guide. */
export function handWords(words: FirstWords): void {
  handed = words;
}

export const handedWords = (): FirstWords | undefined => handed;

/** Once they were heard: a conversation opened later begins with its own. */
export function dropHandedWords(): void {
  handed = undefined;
}
