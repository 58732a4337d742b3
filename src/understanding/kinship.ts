import type { NameMention } from './nameMentions.ts';
import type { NameWords } from './names.ts';
import {
  hasCue,
  isTakenBack,
  type Mention,
  meaningOf,
  mentionAt,
  mentionsOf,
  type ParsedUtterance,
  spanOf,
} from './parsedUtterance.ts';
import { phrasesOf } from './phrases.ts';
import type { Pointer } from './pointer.ts';
import { wordsOf } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import type { Kinship } from './words/vocabulary.ts';

type Around = { readonly book: readonly NameWords[]; readonly names: readonly NameMention[] };

/** "My mum", "ma tante": whoever is saved under a word for the same relative, or somebody to ask about. */
export function kinshipMentions(parsed: ParsedUtterance, { book, names }: Around): readonly Pointer[] {
  return mentionsOf(parsed, 'kinshipTerms').flatMap(({ mention, meaning }) => {
    if (isTakenBack(parsed, mention.from) || isPartOfName(mention, names)) return [];
    const saved = savedAs(meaning.kinship, book);
    const span = spanOf(parsed, mention.from, mention.to);
    if (belongsTo(parsed, mention, names)) return [{ ids: [], isCertain: false, span }];
    if (isSamePerson(parsed, mention, names) || isAside(parsed, mention)) return [];
    if (saved.length > 0) return [{ ids: saved, isCertain: saved.length === 1, span }];
    return isReason(parsed, mention) ? [] : [{ ids: [], isCertain: false, span }];
  });
}

const isPartOfName = (mention: Mention, names: readonly NameMention[]): boolean =>
  names.some(({ from, to }) => from <= mention.from && mention.to <= to);

function savedAs(kinship: Kinship, book: readonly NameWords[]): readonly string[] {
  const words = [...phrasesOf(english.kinshipTerms[kinship]), ...phrasesOf(french.kinshipTerms[kinship])].map((one) =>
    wordsOf(one).join(' '),
  );
  return book
    .filter(({ nicknames }) => nicknames.some((nickname) => words.includes(nickname.join(' '))))
    .map(({ recipient }) => recipient.id);
}

/** "Marie's sister", "la sœur de Marie", "her mum": another person than the one named, and no relative of ours. */
function belongsTo(parsed: ParsedUtterance, { from, to }: Mention, names: readonly NameMention[]): boolean {
  const possessive = parsed.tokens[from - 1]?.text === 's' && names.some((name) => name.to === from - 1);
  const isOf = hasCue(mentionAt(parsed, to), 'of') && names.some((name) => name.from === to + 1);
  return possessive || isOf || isTheirs(parsed, from);
}

/** After "her", "his", "sa": somebody else's. */
export const isTheirs = ({ tokens }: ParsedUtterance, place: number): boolean =>
  ['her', 'his', 'their', 'sa', 'son', 'leur'].includes(tokens[place - 1]?.text ?? '');

/** "My brother Paul", "Paul, he is my brother". */
const isSamePerson = (parsed: ParsedUtterance, { from: start, to }: Mention, names: readonly NameMention[]): boolean =>
  (names.length > 0 && ['is', 's', 'est'].includes(parsed.tokens[start - 2]?.text ?? '')) ||
  names.some(({ from }) => from === to || (from === to + 1 && parsed.tokens[to]?.raw === ','));

/** "Mon frère, envoie…": spoken to, not about. */
const isAside = (parsed: ParsedUtterance, { from, to }: Mention): boolean =>
  from <= 1 && parsed.tokens[to]?.raw === ',' && parsed.tokens.length > to + 3;

/** "My sister's wedding", "l'école de ma fille", or the answer to another question. */
function isReason(parsed: ParsedUtterance, { from, to }: Mention): boolean {
  if (parsed.asking !== undefined && parsed.asking !== 'recipient' && parsed.asking !== 'amount') return true;
  const owns = parsed.tokens[to]?.text === 's' || parsed.tokens[to]?.raw.startsWith("'") === true;
  if (owns) return [to + 1, to + 2].some((place) => isReasonAt(parsed, place));
  return [from - 1, from - 2, from - 3].some((place) => isReasonAt(parsed, place)) && hasOfBefore(parsed, from);
}

const isReasonAt = (parsed: ParsedUtterance, place: number): boolean =>
  meaningOf(mentionAt(parsed, place), 'reason') !== undefined;

const hasOfBefore = (parsed: ParsedUtterance, from: number): boolean =>
  [from - 1, from - 2].some((place) => hasCue(mentionAt(parsed, place), 'of'));
