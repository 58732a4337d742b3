import { type Heard, hasCue, mentionAt } from './heard.ts';
import { allWordsOf, likeness, type NameWords } from './names.ts';
import { fold } from './tokens.ts';

/** Tokens that name saved people: one for certain, or several who could be meant. */
export type NameMention = {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
  readonly isCertain: boolean;
};

export function namedIn(heard: Heard, book: readonly NameWords[]): readonly NameMention[] {
  const found: NameMention[] = [];
  for (let place = 0; place < heard.tokens.length; ) {
    const mention = nameFrom(heard, book, place);
    if (mention) found.push(mention);
    place = mention ? mention.to : place + 1;
  }
  return found;
}

function nameFrom(heard: Heard, book: readonly NameWords[], from: number): NameMention | undefined {
  const begin = isInitial(heard, from) && isNameWord(heard, book, from + 1) ? from + 1 : from;
  if (!isNameWord(heard, book, begin) || isExpression(heard, begin)) return undefined;
  let to = begin + 1;
  while (isNameWord(heard, book, to)) to += 1;
  const initialTo = isInitial(heard, to) && matches(heard, book, { from: begin, to }).length > 0 ? to + 1 : to;

  const ranges = { from: begin, to };
  const whole = matches(heard, book, ranges);
  const fitting =
    initialTo > to || begin > from ? whole.filter((person) => initialFits(heard, person, { from, begin, to })) : whole;
  const certain = fitting.filter((person) => isWhole(heard, person, ranges));
  return {
    from,
    to: initialTo,
    ids: (fitting.length > 0 ? fitting : nearest(heard, book, ranges)).map(({ recipient }) => recipient.id),
    isCertain: fitting.length === 1 && certain.length === 1,
  };
}

type Range = { readonly from: number; readonly to: number };

const wordsIn = (heard: Heard, { from, to }: Range): readonly string[] =>
  heard.tokens.slice(from, to).map(({ text }) => text);

const isSame = (typed: string, word: string): boolean => {
  const like = likeness(typed, word);
  return like === 'same' || like === 'slip';
};

/** Everybody all the words fit. */
const matches = (heard: Heard, book: readonly NameWords[], range: Range): readonly NameWords[] =>
  book.filter((person) =>
    wordsIn(heard, range).every((typed) => allWordsOf(person).some((word) => isSame(typed, word))),
  );

const nearest = (heard: Heard, book: readonly NameWords[], range: Range): readonly NameWords[] =>
  book.filter((person) =>
    wordsIn(heard, range).some((typed) => allWordsOf(person).some((word) => isSame(typed, word))),
  );

/** Jean alone is not Jean-Baptiste, but a family name is somebody, and so is a whole first name or nickname. */
function isWhole(heard: Heard, { first, last, nicknames }: NameWords, range: Range): boolean {
  const typed = wordsIn(heard, range);
  const hasAll = (name: readonly string[]) =>
    name.length > 0 && name.every((word) => typed.some((one) => isSame(one, word)));
  return hasAll(first) || nicknames.some(hasAll) || last.some((word) => typed.some((one) => isSame(one, word)));
}

/** A word of somebody's name. Our own words, like a place or "may", are a name only where one is expected. */
function isNameWord(heard: Heard, book: readonly NameWords[], place: number): boolean {
  const token = heard.tokens[place];
  if (token?.kind !== 'word' || token.text.length < 2) return false;
  const isOfPerson = (person: NameWords) => allWordsOf(person).some((word) => isSame(token.text, word));
  if (!book.some((person) => isOfPerson(person) && !isAccented(token.raw, person))) return false;
  const mention = mentionAt(heard, place);
  if (!mention) return true;
  if (mention.to - mention.from > 1) return false;
  if (mention.meanings.some(({ kind }) => kind === 'kin')) return true;
  const isNamedSo = book.some((person) => allWordsOf(person).includes(token.text));
  return (
    isNamedSo &&
    (heard.asking === 'recipient' || /^\p{Lu}/u.test(token.raw) || hasCue(mentionAt(heard, place - 1), 'to'))
  );
}

/** "Vous êtes marié ?" is not about Marie: accents are left out in haste, and never added. */
const isAccented = (typed: string, { recipient: { firstName, lastName, nicknames = [] } }: NameWords): boolean =>
  hasAccent(typed) && /^\p{Ll}/u.test(typed) && ![firstName, lastName, ...nicknames].some(hasAccent);

const hasAccent = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));

/** French "grâce à" is thanks, not a person. */
function isExpression(heard: Heard, place: number): boolean {
  const { raw = '' } = heard.tokens[place] ?? {};
  return (
    raw !== fold(raw) && /^gr\u00e2ce$/i.test(raw) && ['a', 'au', 'aux'].includes(heard.tokens[place + 1]?.text ?? '')
  );
}

const isInitial = (heard: Heard, place: number): boolean => /^\p{Lu}$/u.test(heard.tokens[place]?.raw ?? '');

function initialFits(heard: Heard, person: NameWords, at: { from: number; begin: number; to: number }): boolean {
  const letter = (at.begin > at.from ? heard.tokens[at.from] : heard.tokens[at.to])?.text ?? '';
  return [...person.first, ...person.last].some((word) => word.startsWith(letter));
}
