import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Language } from '#contract/protocol/language.ts';
import { hrefInLanguage } from '#src/locales/languageChoice.ts';
import { languageOf } from '#src/locales/locale.ts';

/** The language a page is in, and how it is changed: by loading the page afresh (LNG-02, D-119). */
export function usePageTools() {
  const { i18n } = useTranslation();
  const place = useLocation();
  const language: Language = languageOf(i18n);
  return {
    language,
    onLanguageChange: (chosen: Language) => {
      if (chosen !== language) window.location.assign(hrefInLanguage(chosen, place));
    },
  };
}
