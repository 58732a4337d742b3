import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#contract/language.ts';

/** One language is loaded, because one is shown: another is a fresh page (D-119). */
export async function startTranslations(language: Language): Promise<i18n> {
  const translation = language === 'fr' ? (await import('./french.ts')).french : (await import('./english.ts')).english;
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation } },
    initAsync: false,
    // React escapes what it shows; a fact nobody gave leaves a readable gap.
    interpolation: { escapeValue: false },
    missingInterpolationHandler: () => '…',
  });
  return instance;
}
