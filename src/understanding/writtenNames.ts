/** Small words of a family name that are written small behind another word. */
const small = new Set(['da', 'de', 'den', 'der', 'des', 'do', 'dos', 'du', 'van', 'von', 'bin', 'ibn', 'wa']);

/** Behind "de": de la Cruz. */
const smallBehindDe = new Set(['la', 'las', 'los', 'l']);

/**
 * A name typed small or in capitals, as names are written; where some of it has capitals, only its small words get them.
 * `whole` is what it is a part of.
 */
export const asNameIsWritten = (name: string, whole = name): string => written(name, { whole, behind: undefined });

/** The same of a family name, of which a small word is the beginning: de Souza, van den Berg. */
export const asFamilyNameIsWritten = (name: string, whole = name): string => written(name, { whole, behind: '' });

type Place = { readonly whole: string; readonly behind: string | undefined };

function written(name: string, { whole, behind }: Place): string {
  if (/[\d@]/.test(whole)) return name;
  const words = name.trim().split(/\s+/);
  if (isMixed(whole)) return words.map(capitalisedUnlessSmall).join(' ');
  return words.map((word, place) => writtenWord(word, words[place - 1] ?? behind)).join(' ');
}

/** Somebody took care of it, or of some of it: "NGO BAYIHA Marie", "van der Merwe". */
const isMixed = (name: string): boolean => /\p{Lu}/u.test(name) && /\p{Ll}/u.test(name);

const capitalisedUnlessSmall = (word: string): string =>
  word !== word.toLocaleLowerCase() || small.has(word) || smallBehindDe.has(word) ? word : capitalised(word);

/** "JB" and "AL" are initials. */
const mostInitials = 2;

const numeral = /^(?:II|III|IV)$/;

function writtenWord(word: string, before: string | undefined): string {
  const isNumeral = before !== undefined && numeral.test(word);
  const areInitials = word !== word.toLocaleLowerCase() && before === undefined && word.length <= mostInitials;
  return isNumeral || areInitials ? word : inSmall(word.toLocaleLowerCase(), before?.toLocaleLowerCase());
}

function inSmall(lower: string, before: string | undefined): string {
  const isSmall = before !== undefined && (small.has(lower) || (before === 'de' && smallBehindDe.has(lower)));
  if (isSmall) return lower;
  return lower
    .split('-')
    .map((part, place) => (place > 0 && small.has(part) ? part : capitalised(part)))
    .join('-');
}

/** McDonald, N’Golo, O’Neil, Ng’ang’a. */
function capitalised(part: string): string {
  const isMc = part.startsWith('mc') && part.length >= fewestWithMc;
  const isLetterApart = /^\p{L}['’]/u.test(part);
  if (!isMc && !isLetterApart) return upperFirst(part);
  return upperFirst(part.slice(0, 2)) + upperFirst(part.slice(2));
}

const fewestWithMc = 5;

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
