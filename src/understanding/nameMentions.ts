import { allWordsOf, likeness, type NameWords } from './names.ts';
import { hasCue, mentionAt, type ParsedUtterance } from './parsedUtterance.ts';
import { fold } from './tokens.ts';

/** Tokens that name saved people: one for certain, or several who could be meant. */
export type NameMention = {
  readonly from: number;
  readonly to: number;
  readonly ids: readonly string[];
  readonly isCertain: boolean;
};

export function namedIn(parsed: ParsedUtterance, book: readonly NameWords[]): readonly NameMention[] {
  const found: NameMention[] = [];
  for (let place = 0; place < parsed.tokens.length; ) {
    const mention = nameFrom(parsed, book, place);
    if (mention) found.push(mention);
    place = mention ? mention.to : place + 1;
  }
  return found;
}

function nameFrom(parsed: ParsedUtterance, book: readonly NameWords[], from: number): NameMention | undefined {
  const begin = isInitial(parsed, from) && isNameWord(parsed, book, from + 1) ? from + 1 : from;
  if (!isNameWord(parsed, book, begin) || isExpression(parsed, begin)) return undefined;
  let to = begin + 1;
  while (isNameWord(parsed, book, to)) to += 1;
  const initialTo = isInitial(parsed, to) && matches(parsed, book, { from: begin, to }).length > 0 ? to + 1 : to;

  const ranges = { from: begin, to };
  const whole = matches(parsed, book, ranges);
  const fitting =
    initialTo > to || begin > from ? whole.filter((person) => initialFits(parsed, person, { from, begin, to })) : whole;
  const certain = fitting.filter((person) => isWhole(parsed, person, ranges));
  return {
    from,
    to: initialTo,
    ids: (fitting.length > 0 ? fitting : nearest(parsed, book, ranges)).map(({ recipient }) => recipient.id),
    isCertain: fitting.length === 1 && certain.length === 1,
  };
}

type Range = { readonly from: number; readonly to: number };

const wordsIn = (parsed: ParsedUtterance, { from, to }: Range): readonly string[] =>
  parsed.tokens.slice(from, to).map(({ text }) => text);

const isSame = (typed: string, word: string): boolean => {
  const like = likeness(typed, word);
  return like === 'same' || like === 'slip';
};

/** Everybody all the words fit. */
const matches = (parsed: ParsedUtterance, book: readonly NameWords[], range: Range): readonly NameWords[] =>
  book.filter((person) =>
    wordsIn(parsed, range).every((typed) => allWordsOf(person).some((word) => isSame(typed, word))),
  );

const nearest = (parsed: ParsedUtterance, book: readonly NameWords[], range: Range): readonly NameWords[] =>
  book.filter((person) =>
    wordsIn(parsed, range).some((typed) => allWordsOf(person).some((word) => isSame(typed, word))),
  );

/** Jean alone is not Jean-Baptiste, but a family name is somebody, and so is a whole first name or nickname. */
function isWhole(parsed: ParsedUtterance, { first, last, nicknames }: NameWords, range: Range): boolean {
  const typed = wordsIn(parsed, range);
  const hasAll = (name: readonly string[]) =>
    name.length > 0 && name.every((word) => typed.some((one) => isSame(one, word)));
  return hasAll(first) || nicknames.some(hasAll) || last.some((word) => typed.some((one) => isSame(one, word)));
}

/** A word of somebody's name. Our own words, like a place or "may", are a name only where one is expected. */
function isNameWord(parsed: ParsedUtterance, book: readonly NameWords[], place: number): boolean {
  const token = parsed.tokens[place];
  if (token?.kind !== 'word' || token.text.length < 2) return false;
  const isOfPerson = (person: NameWords) => allWordsOf(person).some((word) => isSame(token.text, word));
  if (!book.some((person) => isOfPerson(person) && !isAccented(token.raw, person))) return false;
  const mention = mentionAt(parsed, place);
  if (!mention) return true;
  if (mention.to - mention.from > 1) return false;
  if (mention.meanings.some(({ kind }) => kind === 'kinshipTerms')) return true;
  const isNamedSo = book.some((person) => allWordsOf(person).includes(token.text));
  return (
    isNamedSo &&
    (parsed.asking === 'recipient' || /^\p{Lu}/u.test(token.raw) || hasCue(mentionAt(parsed, place - 1), 'to'))
  );
}

/** "Vous êtes marié ?" is not about Marie: accents are left out in haste, and never added. */
const isAccented = (typed: string, { recipient: { firstName, lastName, nicknames = [] } }: NameWords): boolean =>
  hasAccent(typed) && /^\p{Ll}/u.test(typed) && ![firstName, lastName, ...nicknames].some(hasAccent);

const hasAccent = (text: string): boolean => /\p{M}/u.test(text.normalize('NFD'));

/** French "grâce à" is thanks, not a person. */
function isExpression(parsed: ParsedUtterance, place: number): boolean {
  const { raw = '' } = parsed.tokens[place] ?? {};
  return (
    raw !== fold(raw) && /^gr\u00e2ce$/i.test(raw) && ['a', 'au', 'aux'].includes(parsed.tokens[place + 1]?.text ?? '')
  );
}

const isInitial = (parsed: ParsedUtterance, place: number): boolean =>
  /^\p{Lu}$/u.test(parsed.tokens[place]?.raw ?? '');

function initialFits(
  parsed: ParsedUtterance,
  person: NameWords,
  at: { from: number; begin: number; to: number },
): boolean {
  const letter = (at.begin > at.from ? parsed.tokens[at.from] : parsed.tokens[at.to])?.text ?? '';
  return [...person.first, ...person.last].some((word) => word.startsWith(letter));
}
