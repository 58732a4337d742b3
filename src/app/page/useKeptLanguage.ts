import type { Language } from '#contract/protocol/language.ts';
import { keepLanguage } from '#src/services/account/accountQueries.ts';
import { usePageTools } from './usePageTools.ts';

/** Changes the language of the page, kept with the person where the server takes it without their password (LNG-03). */
export function useKeptLanguage(): (chosen: Language) => void {
  const { onLanguageChange } = usePageTools();
  return (chosen) => void keepLanguage(chosen).finally(() => onLanguageChange(chosen));
}
