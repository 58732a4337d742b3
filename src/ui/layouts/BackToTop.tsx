import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import styles from './BackToTop.module.css';

/** Stands by once the reader is a screen down, by style alone (PUB-20); the browser knows `#top`. */
export function BackToTop() {
  const { t } = useTranslation();
  return (
    <div className={styles.track} data-print="hide">
      <a href="#top" className={styles.button} title={t('site.backToTop')}>
        <svg viewBox="0 0 20 20" className={styles.arrow} aria-hidden="true">
          <path d="M10 16.5v-13M5 8.5l5-5 5 5" />
        </svg>
        <VisuallyHidden>{t('site.backToTop')}</VisuallyHidden>
      </a>
    </div>
  );
}
