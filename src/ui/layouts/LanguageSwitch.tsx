import { useTranslation } from 'react-i18next';
import { type Language, languages } from '#contract/protocol/language.ts';
import { isLanguage } from '#contract/site/visitLanguage.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './LanguageSwitch.module.css';
import { languageNames } from './languageNames.ts';

export type LanguageSwitchProps = { readonly language: Language; readonly onChange: (language: Language) => void };

/** The browser's own list: every signed-in page has it, and a drawn one would be the heaviest part of the first. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.switch}>
      <span aria-hidden="true">{languageNames[language].short}</span>
      <Icon name="chevronDown" />
      <select
        className={styles.list}
        aria-label={t('controls.language')}
        value={language}
        onChange={({ target }) => {
          if (isLanguage(target.value)) onChange(target.value);
        }}
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each].label}
          </option>
        ))}
      </select>
    </span>
  );
}
