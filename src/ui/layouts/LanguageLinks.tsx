import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languages } from '#contract/protocol/language.ts';
import { hrefInLanguage } from '#src/locales/languageChoice.ts';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import styles from './LanguageLinks.module.css';
import { languageNames } from './languageNames.ts';

/** This page in each language, as plain links: another language is a fresh page (LNG-02, D-119). */
export function LanguageLinks({ isLong = false }: { readonly isLong?: boolean }) {
  const { t, i18n } = useTranslation();
  const place = useLocation();
  return (
    <ul className={styles.languages} aria-label={t('site.language')}>
      {languages.map((language) => {
        const { label, short } = languageNames[language];
        return (
          <li key={language}>
            <a
              href={hrefInLanguage(language, place)}
              hrefLang={language}
              lang={language}
              className={styles.language}
              {...(i18n.language === language && { 'aria-current': 'true' })}
            >
              {isLong ? (
                label
              ) : (
                <>
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{label}</VisuallyHidden>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
