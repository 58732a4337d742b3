import { type Language, languages } from '#contract/protocol/language.ts';
import { phrasesOf } from './phrases.ts';
import { fold } from './tokens.ts';
import { english } from './words/english.ts';
import { french } from './words/french.ts';
import { numberNames } from './words/numberNames.ts';

const vocabularies = { en: english, fr: french } as const;

/**
 * A date said in words with its figures: "the third of March eighty-eight" is 3 March 88, « le trois mars mille neuf
 * cent quatre-vingt-huit » 3 mars 1988. As it was where it is no such date.
 */
export function withDateInFigures(said: string): string {
  if ((said.match(/\d+/g) ?? []).length > 1) return said;
  const words = fold(said).match(/\p{L}+|\d+/gu) ?? [];
  const readings = new Set(words.flatMap((word, place) => (months.has(word) ? datesAround(words, place) : [])));
  const [only, ...others] = readings;
  return only !== undefined && others.length === 0 ? only : said;
}

/** The day stands before its month, or between it and the year. */
function datesAround(words: readonly string[], place: number): readonly string[] {
  const before = withoutFilling(words.slice(0, place));
  const behind = withoutFilling(words.slice(place + 1));
  const parts =
    before.length > 0
      ? [[before, behind] as const]
      : behind.map((_, from) => [withoutFilling(behind.slice(0, from)), withoutFilling(behind.slice(from))] as const);
  return parts.flatMap(([dayWords, yearWords]) => {
    const [day, year] = [dayOf(dayWords.join(' ')), yearOf(yearWords.join(' '))];
    return day && year ? [`${day} ${words[place]} ${year}`] : [];
  });
}

const months: ReadonlySet<string> = new Set(
  languages.flatMap((language) => vocabularies[language].months.flatMap((names) => phrasesOf(names).map(fold))),
);

const filling = new Set(
  'the of it is its s i m was am born on in my date birth birthday dob le la c est je suis ne nee en de du ma naissance d an year annee'.split(
    ' ',
  ),
);

/** Small words at the beginning, which say nothing of the day. */
function withoutFilling(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !filling.has(word));
  const last = words.findLastIndex((word) => !filling.has(word));
  return first < 0 ? [] : words.slice(first, last + 1);
}

function dayOf(words: string): string | undefined {
  if (/^\d{1,2}(?: (?:st|nd|rd|th|er))?$/.test(words)) return words.replace(/\D/g, '');
  const named = days.get(words);
  return named === undefined ? undefined : String(named);
}

/** "Third", "twenty-first", "premier", "trente et un". */
const days: ReadonlyMap<string, number> = new Map([
  ...languages.flatMap((language) =>
    [...numberNames[language]].flatMap(([words, digits]) =>
      Number(digits) >= 1 && Number(digits) <= 31 ? [[words, Number(digits)] as const] : [],
    ),
  ),
  ...languages.flatMap((language) =>
    Object.entries(vocabularies[language].ordinals).flatMap(([word, day]) => [
      [fold(word), day] as const,
      ...(day < 10 ? [[`twenty ${fold(word)}`, 20 + day] as const] : []),
      ...(day === 1 ? [[`thirty ${fold(word)}`, 31] as const] : []),
    ]),
  ),
]);

/** In figures, in words of the century, or by its last two digits. */
function yearOf(words: string): string | undefined {
  if (/^(?:\d{2}|\d{4})$/.test(words)) return words;
  return years.get(words);
}

const lastOfCentury = 99;

type Beginnings = { readonly any: readonly string[]; readonly fromTen: readonly string[] };

/** "Nineteen" is said before two digits, and "oh" between it and one. */
const centuries: Readonly<Record<Language, Readonly<Record<'19' | '20', Beginnings>>>> = {
  en: {
    '19': { any: ['nineteen hundred and'], fromTen: ['nineteen'] },
    '20': { any: ['two thousand and', 'two thousand'], fromTen: ['twenty'] },
  },
  fr: {
    '19': { any: ['mille neuf cent', 'mil neuf cent', 'dix neuf cent'], fromTen: [] },
    '20': { any: ['deux mille'], fromTen: [] },
  },
};

/** "Nineteen eighty-eight", "nineteen oh five", "two thousand and one", « mille neuf cent trois », « deux mille un ». */
const years: ReadonlyMap<string, string> = new Map([
  ...languages.flatMap((language) => [...numberNames[language]].flatMap((name) => yearsNamed(name, language))),
  ['two thousand', '2000'],
  ['deux mille', '2000'],
]);

function yearsNamed([words, digits]: readonly [string, string], language: Language): (readonly [string, string])[] {
  const value = Number(digits);
  if (value < 1 || value > lastOfCentury) return [];
  const two = digits.padStart(2, '0');
  const named = Object.entries(centuries[language]).flatMap(([century, { any, fromTen }]) => [
    ...any.map((begins) => [`${begins} ${words}`, `${century}${two}`] as const),
    ...fromTen.map(
      (begins) => [value < 10 ? `${begins} oh ${words}` : `${begins} ${words}`, `${century}${two}`] as const,
    ),
  ]);
  return value < 10 ? named : [...named, [words, two]];
}
