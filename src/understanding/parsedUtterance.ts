import { type Language, languages } from '#contract/protocol/language.ts';
import { lexicon } from './lexicon.ts';
import type { Meaning, MeaningKind, MeaningOf } from './meaning.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { AskedFor, Known, Span } from './understanding.ts';
import type { Cue } from './words/vocabulary.ts';

/** A phrase of the vocabulary in the utterance: tokens `from` up to, not including, `to`. */
export type Mention = { readonly from: number; readonly to: number; readonly meanings: readonly Meaning[] };

/** An utterance with its words looked up. */
export type ParsedUtterance = {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** In order, without overlap; a word outside them is not in the vocabulary. */
  readonly mentions: readonly Mention[];
  /** The mention each token is part of. */
  readonly mentionOf: readonly (Mention | undefined)[];
  /** What it is written in, as far as its words tell; `own` is what the sender reads. */
  readonly language: Language;
  readonly own: Language;
  readonly asking: AskedFor | undefined;
  readonly known: Known;
};

type Sounds = {
  readonly language: Language;
  readonly asking?: AskedFor | undefined;
  readonly known: Known;
  /** What was read already, as an address or a number, and is no word any more. */
  readonly taken: readonly Span[];
  /** Words that are somebody's name, or a slip of it, and nobody's misspelling of a word of ours. */
  readonly isName: (word: string) => boolean;
};

export function parseUtterance(text: string, { language, asking, known, taken, isName }: Sounds): ParsedUtterance {
  const spelling = new Map<string, string | undefined>();
  const spelled = (token: Token): Token => {
    if (token.kind !== 'word') return token;
    if (!spelling.has(token.text)) spelling.set(token.text, slipOf(token.text, isName));
    const meant = spelling.get(token.text);
    return meant === undefined ? token : { ...token, text: meant };
  };
  const tokens = tokensOf(text)
    .filter((token) => !taken.some(({ start, end }) => token.start < end && start < token.end))
    .map(spelled);
  const spoken = languageOf(tokens, language);
  const mentions = mentionsIn(tokens, spoken);
  const mentionOf: (Mention | undefined)[] = tokens.map(() => undefined);
  for (const mention of mentions) mentionOf.fill(mention, mention.from, mention.to);
  return { text, tokens, mentions, mentionOf, language: spoken, own: language, asking, known };
}

/** The word of ours that was meant, a drawn out one ("yessss") too, unless it is one already or may be a name. */
function slipOf(word: string, isName: (word: string) => boolean): string | undefined {
  if (lexicon().has(word) || isName(word)) return undefined;
  const short = word.replace(/(\p{L})\1{2,}/gu, '$1');
  return short !== word && lexicon().has(short) ? short : lexicon().corrected(word);
}

/** The language most words belong to and the other does not have; the sender's own when they are even. */
function languageOf(tokens: readonly Token[], own: Language): Language {
  const counts = { en: 0, fr: 0 };
  for (const { kind, text } of tokens) {
    if (kind !== 'word') continue;
    const [only, ...others] = lexicon().languagesOf(text);
    if (only && others.length === 0) counts[only] += 1;
  }
  return languages.find((language) => counts[language] > counts[language === 'en' ? 'fr' : 'en']) ?? own;
}

/** The longest phrases first, wherever they stand; what carries meaning before what carries none. */
function mentionsIn(words: readonly Token[], language: Language): readonly Mention[] {
  const other = language === 'en' ? 'fr' : 'en';
  const candidates = words.flatMap((_, from) =>
    lexicon()
      .phrasesAt(words, from)
      .map(({ meanings, length }) => ({
        from,
        to: from + length,
        meanings: meanings[language].length > 0 ? meanings[language] : meanings[other],
      })),
  );
  const weight = ({ from, to, meanings }: Mention) =>
    (to - from) * 2 + (meanings.some(({ kind }) => kind !== 'ordinary' && kind !== 'cue') ? 1 : 0);
  const chosen: Mention[] = [];
  const isTaken = words.map(() => false);
  for (const candidate of candidates.sort((one, another) => weight(another) - weight(one) || one.from - another.from)) {
    if (isTaken.slice(candidate.from, candidate.to).some(Boolean)) continue;
    isTaken.fill(true, candidate.from, candidate.to);
    chosen.push(candidate);
  }
  return chosen.sort((one, another) => one.from - another.from);
}

export const meaningOf = <Kind extends MeaningKind>(mention: Mention | undefined, kind: Kind) =>
  mention?.meanings.find((meaning): meaning is MeaningOf<Kind> => meaning.kind === kind);

export const hasCue = (mention: Mention | undefined, cue: Cue): boolean =>
  mention?.meanings.some((meaning) => meaning.kind === 'cue' && meaning.cue === cue) ?? false;

export const mentionsOf = <Kind extends MeaningKind>({ mentions }: ParsedUtterance, kind: Kind) =>
  mentions.flatMap((mention) => {
    const meaning = meaningOf(mention, kind);
    return meaning ? [{ mention, meaning }] : [];
  });

export const says = ({ mentions }: ParsedUtterance, cue: Cue): boolean =>
  mentions.some((mention) => hasCue(mention, cue));

export const mentionAt = ({ mentionOf }: ParsedUtterance, place: number): Mention | undefined => mentionOf[place];

export const spanOf = ({ tokens }: ParsedUtterance, from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

/** Words between a negation and what it takes back: "not to my Marie". */
const reachOfNot = 3;

/** Whether "not", "instead of" or "rather than" stands before a place, with only small words between. */
export function isTakenBack(parsed: ParsedUtterance, place: number): boolean {
  for (let before = place - 1; before >= 0 && before >= place - reachOfNot - 1; before -= 1) {
    const mention = mentionAt(parsed, before);
    if (hasCue(mention, 'not') || hasCue(mention, 'insteadOf')) return true;
    if (hasCue(mention, 'than') && parsed.tokens.some(({ text }) => text === 'plutot')) return true;
    if (!isSmall(mention)) return false;
  }
  return false;
}

const isSmall = (mention: Mention | undefined): boolean =>
  mention?.meanings.every(
    (meaning) =>
      meaning.kind === 'ordinary' ||
      (meaning.kind === 'cue' && ['article', 'to', 'in', 'of', 'send'].includes(meaning.cue)) ||
      meaning.kind === 'kinshipTerms',
  ) ?? false;
