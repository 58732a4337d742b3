/** What a text is, where it is no sentence in a language the guide reads. */
export type Unreadable = 'onlyEmoji' | 'otherScript' | 'markup' | 'wholeMessage';

/** A message is longer than what answers a question with an e-mail address in it. */
const leastWordsOfMessage = 12;

/** By its signs alone, whatever its words may say. */
export function unreadableAs(text: string): Unreadable | undefined {
  if (/<\/?[a-z!][^<>]*>/i.test(text)) return 'markup';
  if (isMessage(text)) return 'wholeMessage';
  if (/\p{L}/u.test(text)) return /\p{Script=Latin}/u.test(text) ? undefined : 'otherScript';
  return /\p{Extended_Pictographic}/u.test(text) && !/\p{N}/u.test(text) ? 'onlyEmoji' : undefined;
}

const isMessage = (text: string): boolean =>
  /(?:^|\s)(?:subject|objet) ?: ?\S/i.test(text) ||
  (text.includes('@') && text.split(/\s+/).length >= leastWordsOfMessage);

/** Marks that turn the direction of what is written around them: nobody types them, and they hide what is said. */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '');
