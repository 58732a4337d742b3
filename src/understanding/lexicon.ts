import { type Language, languages } from '#contract/protocol/language.ts';
import { editDistance } from '#domain/editDistance.ts';
import { lexiconEntries } from './lexiconEntries.ts';
import type { Meaning } from './meaning.ts';
import { wordsOf } from './tokens.ts';
import { givenNames } from './words/givenNames.ts';

type Meanings = { readonly [language in Language]: readonly Meaning[] };

type Node = { readonly next: Map<string, Node>; readonly meanings: { [language in Language]: Meaning[] } };

/** Every phrase of both languages; people mix them. */
export type Lexicon = {
  /** The phrases that begin at a place, longest last, with how many tokens each takes. */
  readonly phrasesAt: (
    words: readonly { readonly text: string; readonly isJoined: boolean }[],
    place: number,
  ) => readonly { readonly meanings: Meanings; readonly length: number }[];
  readonly has: (word: string) => boolean;
  /** The languages a word belongs to. */
  readonly languagesOf: (word: string) => readonly Language[];
  /** The one word of ours this is a slip of, if there is exactly one. */
  readonly corrected: (word: string) => string | undefined;
};

let built: Lexicon | undefined;

/** Built when first asked for: some thousands of phrases, a few milliseconds. */
export function lexicon(): Lexicon {
  built ??= buildLexicon();
  return built;
}

const newNode = (): Node => ({ next: new Map(), meanings: { en: [], fr: [] } });

function buildLexicon(): Lexicon {
  const root = newNode();
  const languagesOfWords = new Map<string, Set<Language>>();

  for (const { phrase, meaning, language } of lexiconEntries()) {
    let node = root;
    for (const word of wordsOf(phrase)) {
      const following = node.next.get(word) ?? newNode();
      node.next.set(word, following);
      node = following;
      const known = languagesOfWords.get(word) ?? new Set<Language>();
      languagesOfWords.set(word, known);
      for (const each of language ? [language] : languages) known.add(each);
    }
    for (const each of language ? [language] : languages) node.meanings[each].push(meaning);
  }

  const spellings = spellingsOf([...languagesOfWords.keys()]);
  return {
    phrasesAt: (words, place) => phrasesFrom(root, words, place),
    has: (word) => languagesOfWords.has(word),
    languagesOf: (word) => [...(languagesOfWords.get(word) ?? [])],
    corrected: (word) => correctedBy(spellings, word),
  };
}

function phrasesFrom(
  root: Node,
  words: readonly { readonly text: string; readonly isJoined: boolean }[],
  place: number,
) {
  const found: { readonly meanings: Meanings; readonly length: number }[] = [];
  let node: Node | undefined = root;
  for (let length = 1; node; length += 1) {
    const word = words[place + length - 1];
    // "CA$" is one word; the sign of "can $50" is not the end of another.
    if (word?.text === '$' && length > 1 && !word.isJoined) break;
    node = node.next.get(word?.text ?? '');
    if (node && (node.meanings.en.length > 0 || node.meanings.fr.length > 0)) {
      found.push({ meanings: node.meanings, length });
    }
  }
  return found;
}

/** Words by first letter: people seldom miss that one. */
function spellingsOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const spellings = new Map<string, string[]>();
  for (const word of words) {
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    const first = word.slice(0, 1);
    const alike = spellings.get(first) ?? [];
    alike.push(word);
    spellings.set(first, alike);
  }
  return spellings;
}

/** No word of ours is longer. */
const longestWord = 20;

/** Letters a word needs before one slip in it can be told from another word; four when two letters only swapped. */
const lettersForASlip = 5;

function correctedBy(spellings: ReadonlyMap<string, readonly string[]>, word: string): string | undefined {
  if (word.length < 4 || word.length > longestWord || givenNames.includes(word)) return undefined;
  const near = (spellings.get(word.slice(0, 1)) ?? []).filter(
    (known) => known.length >= 4 && editDistance(word, known, 1) === 1,
  );
  const swapped = near.filter((known) => known.length === word.length && sameLetters(known, word));
  const candidates = swapped.length > 0 ? swapped : word.length < lettersForASlip ? [] : near;
  const [only, ...others] = candidates;
  return others.length === 0 ? only : undefined;
}

const sameLetters = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('');
