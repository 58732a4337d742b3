import { lexicon } from './lexicon.ts';
import { phrasesOf } from './phrases.ts';
import { fold } from './tokens.ts';
import { givenNames } from './words/givenNames.ts';
import { sentenceWords, shortReplies, wordsAsNames, wordsOfPlaces } from './words/sentenceWords.ts';

/**
 * Whether what was typed can be somebody’s name. A closed world the other way round: names are any words there are, so
 * what is refused is what sentences are made of (decision 077). Capitals at every word make a name of any of them.
 */
export const mayBeName = (said: string): boolean => !ofThing.test(said) && isNoSentence(said, { allowed: none });

/** "L’école", "la dame de l’église"; an e-mail address. */
const ofThing = /(?:^|\s)[Ll]['’]\p{Ll}|@/u;

/** The same of a town, a bank or a branch, whose names have small words in them. */
export const mayBePlace = (said: string): boolean => isNoSentence(said, { allowed: lists().ofPlaces });

function isNoSentence(said: string, { allowed }: { readonly allowed: ReadonlySet<string> }): boolean {
  const { ofSentences, replies } = lists();
  const words = wordsOfBox(said);
  if (said.includes('?') || words.length > mostWords || replies.has(words.join(' '))) return false;
  if (contraction.test(said)) return false;
  if (words.length < 2) return !isWish(words[0] ?? '');
  if (isCapitalised(said)) return true;
  const isOfSentence = (word: string, place: number) =>
    (place === 0 && opening.test(word)) || (ofSentences.has(word) && !allowed.has(word));
  return !words.some(isOfSentence) && !words.every(isOrdinary);
}

/** "Mercy Wanjiku": capitals at every word, and not all of them ours; "mercy" is a slip of a word of thanks. */
export function isWrittenAsName(said: string): boolean {
  const words = wordsOfBox(said);
  if (words.length < 2 || words.length > mostWords || /[\d?,:;]/.test(said)) return false;
  const isOurs = (word: string) => lexicon().has(word) && !givenNames.includes(word);
  return isCapitalised(said) && mayBeName(said) && !words.every(isOurs);
}

/** More are no name: eight are of somebody with three given names, who is married. */
const mostWords = 8;

/** "I’m", "she’s", "don’t", "j’ai", "qu’est", "dites-moi": of a sentence only. */
const contraction =
  /(?:^|[\s-])(?:(?:i|you|he|she|it|we|they|that|what|who|where|there|somebody|someone)['’](?:m|ve|ll|re|d|s)(?=\s|$|[.,!])|(?:j|c|qu)['’]\p{L})|n['’]t(?!\p{L})|-(?:moi|vous|je|tu|il|elle|ce|nous)(?!\p{L})/iu;

/** Every word, and not the first alone, as a phone writes it. */
const isCapitalised = (said: string): boolean =>
  said.split(/\s+/).every((word) => /^[^\p{L}]*\p{Lu}/u.test(word)) && said !== said.toLocaleUpperCase();

/** A subject, or what is somebody’s, which are names behind another one: Marie I Ngo, Jean Ma. */
const opening = /^(?:i|on|mon|ma|sa|no|non)$/;

/** "Price", and no slip of it: people are called Prince. */
function isWish(word: string): boolean {
  const [whole] = lexicon().phrasesAt([{ text: word, isJoined: false }], 0);
  const meanings = whole ? [...whole.meanings.en, ...whole.meanings.fr] : [];
  return !lists().asNames.has(word) && meanings.some(({ kind }) => kind === 'intent' || kind === 'confirmation');
}

/** A word of ours that nobody is called. */
function isOrdinary(word: string): boolean {
  const { asNames } = lists();
  const [whole] = lexicon().phrasesAt([{ text: word, isJoined: false }], 0);
  const isPlace = [...(whole?.meanings.en ?? []), ...(whole?.meanings.fr ?? [])].some(({ kind }) => kind === 'place');
  return lexicon().has(word) && !isPlace && !asNames.has(word) && !givenNames.includes(word);
}

/** A hyphen makes one name of two: "Sans-Souci". */
const wordsOfBox = (said: string): readonly string[] =>
  fold(said)
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

type Lists = Readonly<Record<'ofSentences' | 'ofPlaces' | 'replies' | 'asNames', ReadonlySet<string>>>;
const none: ReadonlySet<string> = new Set();
let read: Lists | undefined;

/** Read once, when the first name is asked. */
function lists(): Lists {
  const setOf = (phrases: string) => new Set(phrasesOf(phrases).map((phrase) => wordsOfBox(phrase).join(' ')));
  read ??= {
    ofSentences: setOf(sentenceWords),
    ofPlaces: setOf(wordsOfPlaces),
    replies: setOf(shortReplies),
    asNames: setOf(wordsAsNames),
  };
  return read;
}
