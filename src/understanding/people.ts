import { ambiguous, certain, type Findings, nothing } from './findings.ts';
import { isTheirs, kinshipMentions } from './kinship.ts';
import { type NameMention, namedIn } from './nameMentions.ts';
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
import type { Pointer } from './pointer.ts';
import { unknownNamesIn } from './unknownNames.ts';

/** Whom the money is for. Only a saved person named without doubt is filled in; everybody else is asked. */
export function readPeople(parsed: ParsedUtterance, book: readonly NameWords[]): Findings {
  if (parsed.asking === 'name' || parsed.asking === 'email') return nothing;
  const names = namedIn(parsed, book);
  const kept = names.filter((name) => !isTakenBack(parsed, name.from));
  const relatives = kinshipMentions(parsed, { book, names });
  const pointers = [
    ...kept.map((name) => pointerOf(parsed, name)),
    ...relatives,
    ...unknownNamesIn(parsed, { names, book }),
    ...newPersonIn(parsed),
  ];
  const [first] = pointers;
  if (!first) return names.length > 0 ? ambiguous('recipient', [], atNames(parsed, names)) : nothing;

  const ids = [...new Set(pointers.flatMap((pointer) => pointer.ids))];
  const [only] = ids;
  const isContradicted = names.some((name) => !kept.includes(name) && name.ids.some((id) => ids.includes(id)));
  const isOne =
    ids.length === 1 && !isContradicted && pointers.every((pointer) => pointer.isCertain && pointer.ids.length === 1);
  return only && isOne
    ? certain('recipient', only, first.span)
    : ambiguous('recipient', ids, { text: parsed.text, span: first.span });
}

const atNames = (parsed: ParsedUtterance, [first]: readonly NameMention[]) => ({
  text: parsed.text,
  span: spanOf(parsed, first?.from ?? 0, first?.to ?? 0),
});

const pointerOf = (parsed: ParsedUtterance, { from, to, ids, isCertain }: NameMention): Pointer => ({
  ids,
  isCertain: isCertain && !isFollowedByStranger(parsed, to) && !isTheirs(parsed, from),
  span: spanOf(parsed, from, to),
});

/** "Marie Dupont" is not the Marie we know. */
function isFollowedByStranger(parsed: ParsedUtterance, to: number): boolean {
  const next = parsed.tokens[to];
  return next?.kind === 'word' && mentionAt(parsed, to) === undefined && next.text.length > 1;
}

/** "Somebody new" is an answer where one can be added; "the other one" is asked, with nobody to offer. */
function newPersonIn(parsed: ParsedUtterance): readonly Pointer[] {
  const { somebodyNew } = parsed.known;
  return parsed.mentions.flatMap((mention) => {
    const isNew = hasCue(mention, 'new person');
    if (!(isNew || hasCue(mention, 'one of several')) || !isAboutPeople(parsed, mention)) return [];
    const span = spanOf(parsed, mention.from, mention.to);
    const isAnswer = isNew && somebodyNew !== undefined && !isTakenBack(parsed, mention.from);
    return [{ ids: isAnswer ? [somebodyNew] : [], isCertain: isAnswer, span }];
  });
}

const isAboutPeople = (parsed: ParsedUtterance, mention: Mention): boolean =>
  parsed.asking === 'recipient' ||
  (meaningOf(mention, 'changeVerb') === undefined &&
    mentionsOf(parsed, 'network').length === 0 &&
    parsed.asking === undefined);
