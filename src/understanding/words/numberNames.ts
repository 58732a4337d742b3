import type { Language } from '#contract/protocol/language.ts';

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const french = 'zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
  ' ',
);
const frenchTens: readonly (readonly [string, number])[] = [
  ['vingt', 20],
  ['trente', 30],
  ['quarante', 40],
  ['cinquante', 50],
  ['soixante', 60],
  ['soixante dix', 70],
  ['septante', 70],
  ['quatre vingt', 80],
  ['quatre vingts', 80],
  ['huitante', 80],
  ['quatre vingt dix', 90],
  ['nonante', 90],
];

type Named = readonly (readonly [string, number])[];

const underTwenty: Readonly<Record<Language, Named>> = {
  en: [...english.map((word, value) => [word, value] as const), ['oh', 0], ['o', 0], ['nought', 0], ['naught', 0]],
  fr: [
    ...french.map((word, value) => [word, value] as const),
    ['une', 1],
    ['dix sept', 17],
    ['dix huit', 18],
    ['dix neuf', 19],
  ],
};

const misspelt: Named = [
  ['fourty', 40],
  ['ninty', 90],
];

const englishHundred: Named = [
  ...underTwenty.en,
  ...[...englishTens.map((ten, place) => [ten, (place + 2) * 10] as const), ...misspelt].flatMap(([ten, value]) => [
    [ten, value] as const,
    ...english.slice(1, 10).map((unit, place) => [`${ten} ${unit}`, value + place + 1] as const),
  ]),
];

const frenchHundred: Named = [
  ...underTwenty.fr,
  ...frenchTens.flatMap(([ten, value]) => [
    [ten, value] as const,
    ...unitsBehind(ten).flatMap(([unit, more]) => [
      [`${ten} ${unit}`, value + more] as const,
      [`${ten} et ${unit}`, value + more] as const,
    ]),
  ]),
];

/** Ten to nineteen follow sixty and eighty, and behind seventy and ninety they are part of it. */
function unitsBehind(ten: string): Named {
  const teens = underTwenty.fr.filter(([, value]) => value > 10);
  const units = underTwenty.fr.filter(([, value]) => value > 0 && value < 10);
  if (ten === 'soixante' || ten === 'quatre vingt') return [...units, ...teens];
  return ten.endsWith(' dix') || ten.endsWith('vingts') ? [] : units;
}

/** A hundred is said of one digit; in English what follows belongs to it behind an "and" alone. */
const hundreds = (digits: Named, { hundred, more, link }: { hundred: string; more: Named; link: string }): Named =>
  digits.flatMap(([digit, value]) => [
    [`${digit} ${hundred}`, value * 100] as const,
    ...more.map(([word, rest]) => [`${digit} ${hundred}${link} ${word}`, value * 100 + rest] as const),
  ]);

const digitsOf = (named: Named, least: number): Named => named.filter(([, value]) => value >= least && value < 10);
const above = (named: Named): Named => named.filter(([, value]) => value > 0);

const frenchHundreds: Named = [
  ['cent', 100],
  ...above(frenchHundred).map(([word, value]) => [`cent ${word}`, 100 + value] as const),
  ...hundreds(digitsOf(underTwenty.fr, 2), { hundred: 'cent', more: above(frenchHundred), link: '' }),
  ...hundreds(digitsOf(underTwenty.fr, 2), { hundred: 'cents', more: [], link: '' }),
];

const byName = (named: Named): ReadonlyMap<string, string> =>
  new Map(named.map(([words, value]) => [words, String(value)]));

/** The numbers below a thousand as they are said, without hyphens and accents, and their digits. */
export const numberNames: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: byName([
    ...englishHundred,
    ...hundreds(digitsOf(underTwenty.en, 1), { hundred: 'hundred', more: above(englishHundred), link: ' and' }),
  ]),
  fr: byName([...frenchHundred, ...frenchHundreds]),
};
