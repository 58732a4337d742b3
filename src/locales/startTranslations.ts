import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Wording } from '#contract/account/reading.ts';
import type { Language } from '#contract/protocol/language.ts';
import { promisesIn } from '#contract/quote/promisedTimes.ts';
import { identityPapers } from '#contract/verification/identityPapers.ts';
import { frenchMarks } from './frenchMarks.ts';
import { languageOf } from './locale.ts';
import { loadSimpleWords, loadWords, type WordArea, wordAreas } from './words.ts';

/** The one i18next puts what it is given into, when nothing else is said. */
const namespace = 'translation';

/** Looked into first. Empty until simple words are asked for: what has none is said as usual. */
const simpleNamespace = 'simple';

/** The one pages add their words to: a browser's page speaks one language, and another is a fresh page (D-119). */
let latest: i18n | undefined;

/** With the words of these areas; of all where pages are not fetched one by one. */
export async function startTranslations(language: Language, areas: readonly WordArea[] = wordAreas): Promise<i18n> {
  const translation = await loadWords(language, areas);
  const instance = createInstance();
  await instance
    .use(initReactI18next)
    .use(frenchMarks)
    .init({
      lng: language,
      postProcess: language === 'fr' ? frenchMarks.name : false,
      resources: { [language]: { [namespace]: translation, [simpleNamespace]: {} } },
      defaultNS: simpleNamespace,
      fallbackNS: namespace,
      // What is on screen is said anew when its words become others; words of further areas come silently.
      react: { bindI18nStore: 'added' },
      initAsync: false,
      // React escapes what it shows; a fact nobody gave leaves a readable gap.
      interpolation: {
        escapeValue: false,
        defaultVariables: { ...promisesIn(language), identityPapers: identityPapers(language) },
      },
      missingInterpolationHandler: () => '…',
    });
  latest = instance;
  return instance;
}

/** From here on the papers asked for are those of this country (KYC-08), and of any once nobody is known. */
export function namePapersOf(country: string | undefined): void {
  const variables = latest?.options.interpolation?.defaultVariables;
  if (latest && variables) variables.identityPapers = identityPapers(languageOf(latest), country);
}

/** What a page is about to say; what is there already is not fetched again. */
export async function addWords(areas: readonly WordArea[]): Promise<void> {
  if (!latest) throw new Error('Words are added before there are translations');
  const language = languageOf(latest);
  const instance = latest;
  const missing = areas.filter((area) => instance.getResource(language, namespace, area) === undefined);
  const words = await loadWords(language, missing);
  instance.addResourceBundle(language, namespace, words, true, false, { silent: true });
}

/** From here on, at once and on the page as it stands. */
export async function speakWith(wording: Wording): Promise<void> {
  if (!latest) throw new Error('Words are chosen before there are translations');
  const instance = latest;
  const language = languageOf(instance);
  wanted = wording;
  const words = wording === 'simple' ? await loadSimpleWords(language) : {};
  const isSpoken = Object.keys(instance.getResourceBundle(language, simpleNamespace)).length > 0;
  // Of two wishes one after the other the last counts.
  if (wanted !== wording || isSpoken === (wording === 'simple')) return;
  instance.removeResourceBundle(language, simpleNamespace);
  instance.addResourceBundle(language, simpleNamespace, words);
}

let wanted: Wording = 'standard';
