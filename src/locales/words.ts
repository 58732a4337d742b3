import type { Language } from '#contract/protocol/language.ts';
import type { english } from './english.ts';
import type { SimpleWords } from './simple/simpleWords.ts';

/** A part of the texts that is loaded as a whole: a file of each language, and the sentences for refusals. */
export type WordArea = keyof typeof english;

/** Every page says something of these, so they come with the first one. */
export const baseAreas = ['common', 'controls', 'methods'] as const satisfies readonly WordArea[];

type Words = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Words>(['./{en,fr}/*.json', '!./*/heads.json'], { import: 'default' });

export const wordAreas = [...Object.keys(files).flatMap(areaOfEnglish), 'errors'] as readonly WordArea[];

/** The words of some areas, by area, fetched side by side. */
export async function loadWords(language: Language, areas: readonly WordArea[]): Promise<Record<string, Words>> {
  const loaded = areas.map(async (area) => [area, await loadArea(language, area)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

const errorSentences = {
  en: async () => (await import('./en/errorSentences.ts')).englishErrorSentences,
  fr: async () => (await import('./fr/errorSentences.ts')).frenchErrorSentences,
};

const simpleWords: Readonly<Record<Language, () => Promise<SimpleWords>>> = {
  en: async () => (await import('./simple/en.json')).default,
  fr: async () => (await import('./simple/fr.json')).default,
};

/** What is said otherwise in simple words, by area, in one file: few read them, and who does reads them on every page. */
export const loadSimpleWords = (language: Language): Promise<SimpleWords> => simpleWords[language]();

async function loadArea(language: Language, area: WordArea): Promise<Words> {
  if (area === 'errors') return errorSentences[language]();
  const load = files[`./${language}/${area}.json`];
  if (!load) throw new Error(`There are no words “${area}” in ${language}`);
  return load();
}

function areaOfEnglish(file: string): string[] {
  const area = /^\.\/en\/(\w+)\.json$/.exec(file)?.[1];
  return area === undefined ? [] : [area];
}
