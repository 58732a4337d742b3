import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/language.ts';
import { Select } from '../controls/Select.tsx';

/** Each in its own words, so that whoever is lost in the other one finds theirs (LNG-02). */
const languageNames = [
  { id: 'en', label: 'English UK', short: 'EN' },
  { id: 'fr', label: 'Français', short: 'FR' },
] as const satisfies readonly { id: Language; label: string; short: string }[];

export type LanguageSwitchProps = { readonly language: Language; readonly onChange: (language: Language) => void };

export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation();
  return (
    <Select look="bare" label={t('controls.language')} items={languageNames} value={language} onChange={onChange} />
  );
}
