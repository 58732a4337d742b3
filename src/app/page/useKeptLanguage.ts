import { keepLanguage } from '#src/services/account/accountQueries.ts';
import { usePageTools } from './usePageTools.ts';

/** The language of the page, kept with the person where the server takes it without their password (LNG-03). */
export function useKeptLanguage(): ReturnType<typeof usePageTools> {
  const { language, onLanguageChange } = usePageTools();
  return {
    language,
    onLanguageChange: (chosen) => void keepLanguage(chosen).finally(() => onLanguageChange(chosen)),
  };
}
