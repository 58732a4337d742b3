/** Small words of a family name that are written small behind another word. */
const small = new Set(['da', 'de', 'den', 'der', 'des', 'do', 'dos', 'du', 'van', 'von', 'bin', 'ibn']);

/** Behind "de": de la Cruz. */
const smallBehindDe = new Set(['la', 'las', 'los', 'l']);

/** A name typed small or in capitals, as names are written; what has capitals of its own stays as it is. */
export const asNameIsWritten = (name: string): string => written(name, undefined);

/** The same of a family name, of which a small word is the beginning: de Souza, van den Berg. */
export const asFamilyNameIsWritten = (name: string): string => written(name, '');

function written(name: string, behind: string | undefined): string {
  const words = name.trim().split(/\s+/);
  const isShouted = !/\p{Ll}/u.test(name) && (name.match(/\p{L}/gu) ?? []).length > mostInitials;
  return words.map((word, place) => writtenWord(word, { before: words[place - 1] ?? behind, isShouted })).join(' ');
}

/** "JB" and "AL" are initials. */
const mostInitials = 2;

const numeral = /^(?:II|III|IV)$/;

type Beside = { readonly before: string | undefined; readonly isShouted: boolean };

function writtenWord(word: string, { before, isShouted }: Beside): string {
  const lower = word.toLocaleLowerCase();
  const isInCapitals = word !== lower && word === word.toLocaleUpperCase() && (isShouted || word.length > mostInitials);
  if ((word !== lower && !isInCapitals) || (before !== undefined && numeral.test(word))) return word;
  return inSmall(lower, before?.toLocaleLowerCase());
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
