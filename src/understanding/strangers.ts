import { isQuestionLike } from './answers.ts';
import { type Heard, hasCue, isTakenBack, meaningOf, mentionAt, spanOf } from './heard.ts';
import type { NameMention } from './nameMentions.ts';
import { allWordsOf, likeness, type NameWords } from './names.ts';
import type { Pointer } from './pointer.ts';

type Around = { readonly names: readonly NameMention[]; readonly book: readonly NameWords[] };

/**
 * Words we do not know where a person is expected: after "to" or "for", beside a relative, or for an answer. Close to a saved
 * name they are offered that name.
 */
export function strangersIn(heard: Heard, { names, book }: Around): readonly Pointer[] {
  return heard.tokens.flatMap((token, place) => {
    const isPart = names.some(({ from, to }) => from <= place && place < to);
    if (token.kind !== 'word' || token.text.length < 2 || isPart || mentionAt(heard, place)) return [];
    if (isTakenBack(heard, place)) return [];
    const near = book.filter((person) => allWordsOf(person).some((word) => likeness(token.text, word) === 'near'));
    const isExpected = isPersonExpected(heard, place, names.length > 0);
    if (near.length === 0 && !isExpected) return [];
    return [
      { ids: near.map(({ recipient }) => recipient.id), isCertain: false, span: spanOf(heard, place, place + 1) },
    ];
  });
}

/** Questions whose answer is somebody, or may tell of somebody. */
function isPersonExpected(heard: Heard, place: number, isSomebodyNamed: boolean): boolean {
  if (heard.asking === 'recipient' && !isSomebodyNamed && !isOfSentence(heard, place)) return true;
  if (heard.asking !== undefined && heard.asking !== 'amount' && heard.asking !== 'recipient') return false;
  if (isFrenchVerb(heard, place)) return false;
  if (isSomebodyNamed && (['and', 'or'] as const).some((cue) => hasCue(mentionAt(heard, place - 1), cue))) return true;
  for (let before = place - 1; before >= 0 && before >= place - 3; before -= 1) {
    const mention = mentionAt(heard, before);
    if (meaningOf(mention, 'kin')) return true;
    if (hasCue(mention, 'to')) return !isVerbAfterTo(heard, before);
    if (!hasCue(mention, 'article')) return false;
  }
  return false;
}

/** "He lost his phone", "is there a cheaper way?": a verb, or a word of a question. */
function isOfSentence(heard: Heard, place: number): boolean {
  const { raw = '' } = heard.tokens[place] ?? {};
  if (!/^\p{Ll}/u.test(raw) || heard.tokens.length < leastWordsOfSentence) return false;
  return isQuestionLike(heard) || subjects.has(heard.tokens[place - 1]?.text ?? '');
}

const leastWordsOfSentence = 3;

const subjects = new Set('i you he she it we they je tu il elle on nous vous ils elles'.split(' '));

/** "Pour essayer": what it is for, not whom. */
const isFrenchVerb = (heard: Heard, place: number): boolean =>
  heard.language === 'fr' && /^\p{Ll}+(?:er|ir|re)$/u.test(heard.tokens[place]?.raw ?? '');

/** French "a" is "has" as often as "to". */
const isVerbAfterTo = (heard: Heard, place: number): boolean =>
  heard.tokens[place]?.raw === 'a' && heard.language === 'fr' && place === 0;
