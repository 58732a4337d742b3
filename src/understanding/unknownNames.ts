import type { NameMention } from './nameMentions.ts';
import { allWordsOf, likeness, type NameWords } from './names.ts';
import { hasCue, isTakenBack, meaningOf, mentionAt, type ParsedUtterance, spanOf } from './parsedUtterance.ts';
import type { Pointer } from './pointer.ts';
import { isQuestionLike } from './questionLike.ts';

type Around = { readonly names: readonly NameMention[]; readonly book: readonly NameWords[] };

/**
 * Words we do not know where a person is expected: after "to" or "for", beside a relative, or for an answer. Close to a saved
 * name they are offered that name.
 */
export function unknownNamesIn(parsed: ParsedUtterance, { names, book }: Around): readonly Pointer[] {
  return parsed.tokens.flatMap((token, place) => {
    const isPart = names.some(({ from, to }) => from <= place && place < to);
    if (token.kind !== 'word' || token.text.length < 2 || isPart || mentionAt(parsed, place)) return [];
    if (isTakenBack(parsed, place)) return [];
    const near = book.filter((person) => allWordsOf(person).some((word) => likeness(token.text, word) === 'near'));
    const isExpected = isPersonExpected(parsed, place, names);
    if (near.length === 0 && !isExpected) return [];
    return [
      { ids: near.map(({ recipient }) => recipient.id), isCertain: false, span: spanOf(parsed, place, place + 1) },
    ];
  });
}

/** Questions whose answer is somebody, or may tell of somebody. */
function isPersonExpected(parsed: ParsedUtterance, place: number, names: readonly NameMention[]): boolean {
  const isSomebodyNamed = names.length > 0;
  if (parsed.asking === 'recipient' && !isSomebodyNamed && !isOfSentence(parsed, place)) return true;
  if (parsed.asking !== undefined && parsed.asking !== 'amount' && parsed.asking !== 'recipient') return false;
  if (isFrenchVerb(parsed, place)) return false;
  if (isSomebodyNamed && joins(parsed, place - 1)) return true;
  if (joins(parsed, place + 1) && names.some(({ from }) => from === place + 2)) return true;
  for (let before = place - 1; before >= 0 && before >= place - 3; before -= 1) {
    const mention = mentionAt(parsed, before);
    if (meaningOf(mention, 'kinshipTerms')) return true;
    if (hasCue(mention, 'to')) return !isVerbAfterTo(parsed, before);
    if (!hasCue(mention, 'article')) return false;
  }
  return false;
}

/** "Marie or Zeno", "Zeno and Marie". */
const joins = (parsed: ParsedUtterance, place: number): boolean =>
  (['and', 'or'] as const).some((cue) => hasCue(mentionAt(parsed, place), cue));

/** "He lost his phone", "is there a cheaper way?": a verb, or a word of a question. */
function isOfSentence(parsed: ParsedUtterance, place: number): boolean {
  const { raw = '' } = parsed.tokens[place] ?? {};
  if (!/^\p{Ll}/u.test(raw) || parsed.tokens.length < leastWordsOfSentence) return false;
  return isQuestionLike(parsed) || subjects.has(parsed.tokens[place - 1]?.text ?? '');
}

const leastWordsOfSentence = 3;

const subjects = new Set('i you he she it we they je tu il elle on nous vous ils elles'.split(' '));

/** "Pour essayer": what it is for, not whom. */
const isFrenchVerb = (parsed: ParsedUtterance, place: number): boolean =>
  parsed.language === 'fr' && /^\p{Ll}+(?:er|ir|re)$/u.test(parsed.tokens[place]?.raw ?? '');

/** French "a" is "has" as often as "to". */
const isVerbAfterTo = (parsed: ParsedUtterance, place: number): boolean =>
  parsed.tokens[place]?.raw === 'a' && parsed.language === 'fr' && place === 0;
