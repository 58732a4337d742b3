import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type Language, languages } from '#contract/protocol/language.ts';
import { hrefInLanguage } from '#src/locales/languageChoice.ts';
import styles from './LanguageLinks.module.css';
import { languageNames } from './languageNames.ts';

type LanguageLinksProps = {
  readonly isLong?: boolean;
  /** Loads the page in that language itself, after what else has to be done. */
  readonly onChoose?: (language: Language) => void;
};

/**
 * This page in each language, as plain links: another language is a fresh page (LNG-02, D-119). In a closed list an
 * arrow key would choose, and the page change under who is only looking (WCAG 3.2.2).
 */
export function LanguageLinks({ isLong = false, onChoose }: LanguageLinksProps) {
  const { t, i18n } = useTranslation();
  const place = useLocation();
  return (
    <ul className={styles.languages} aria-label={t('controls.language')}>
      {languages.map((language) => {
        const choose = (event: MouseEvent) => {
          if (!onChoose) return;
          event.preventDefault();
          onChoose(language);
        };
        return (
          <li key={language}>
            <a
              href={hrefInLanguage(language, place)}
              lang={language}
              className={styles.language}
              aria-label={languageNames[language]}
              aria-current={i18n.language === language || undefined}
              onClick={choose}
            >
              {isLong ? languageNames[language] : language.toUpperCase()}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
