import { certain, doubtful, type Findings, nothing } from './findings.ts';
import { type Heard, hasCue, isTakenBack, type Mention, meaningOf, mentionAt, mentionsOf, spanOf } from './heard.ts';
import { kinMentions } from './kin.ts';
import { type NameMention, namedIn } from './nameMentions.ts';
import type { NameWords } from './names.ts';
import type { Pointer } from './pointer.ts';
import { strangersIn } from './strangers.ts';

/** Whom the money is for. Only a saved person named without doubt is filled in; everybody else is asked. */
export function readPeople(heard: Heard, book: readonly NameWords[]): Findings {
  if (heard.asking === 'name' || heard.asking === 'email') return nothing;
  const names = namedIn(heard, book);
  const kept = names.filter((name) => !isTakenBack(heard, name.from));
  const relatives = kinMentions(heard, { book, names });
  const pointers = [
    ...kept.map((name) => pointerOf(heard, name)),
    ...relatives,
    ...strangersIn(heard, { names, book }),
    ...newPersonIn(heard),
  ];
  const [first] = pointers;
  if (!first) return names.length > 0 ? doubtful('recipient', [], atNames(heard, names)) : nothing;

  const ids = [...new Set(pointers.flatMap((pointer) => pointer.ids))];
  const [only] = ids;
  const isContradicted = names.some((name) => !kept.includes(name) && name.ids.some((id) => ids.includes(id)));
  const isOne =
    ids.length === 1 && !isContradicted && pointers.every((pointer) => pointer.isCertain && pointer.ids.length === 1);
  return only && isOne
    ? certain('recipient', only, first.span)
    : doubtful('recipient', ids, { text: heard.text, span: first.span });
}

const atNames = (heard: Heard, [first]: readonly NameMention[]) => ({
  text: heard.text,
  span: spanOf(heard, first?.from ?? 0, first?.to ?? 0),
});

const pointerOf = (heard: Heard, { from, to, ids, isCertain }: NameMention): Pointer => ({
  ids,
  isCertain: isCertain && !isFollowedByStranger(heard, to),
  span: spanOf(heard, from, to),
});

/** "Marie Dupont" is not the Marie we know. */
function isFollowedByStranger(heard: Heard, to: number): boolean {
  const next = heard.tokens[to];
  return next?.kind === 'word' && mentionAt(heard, to) === undefined && next.text.length > 1;
}

/** "Somebody new" is an answer where one can be added; "the other one" is asked, with nobody to offer. */
function newPersonIn(heard: Heard): readonly Pointer[] {
  const { somebodyNew } = heard.known;
  return heard.mentions.flatMap((mention) => {
    const isNew = hasCue(mention, 'new person');
    if (!(isNew || hasCue(mention, 'one of several')) || !isAboutPeople(heard, mention)) return [];
    const span = spanOf(heard, mention.from, mention.to);
    const isAnswer = isNew && somebodyNew !== undefined && !isTakenBack(heard, mention.from);
    return [{ ids: isAnswer ? [somebodyNew] : [], isCertain: isAnswer, span }];
  });
}

const isAboutPeople = (heard: Heard, mention: Mention): boolean =>
  heard.asking === 'recipient' ||
  (meaningOf(mention, 'changeVerb') === undefined &&
    mentionsOf(heard, 'network').length === 0 &&
    heard.asking === undefined);
