import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** Two equal threads crossing over: what is sent is what arrives. Leads home. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link to="/" className={styles.logo} aria-label={t('controls.toHome')}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.one} d="M3 11c6.5 0 8-5 13-5s6.5 5 13 5" />
        <path className={styles.other} d="M3 21c6.5 0 8 5 13 5s6.5-5 13-5" />
        <path className={styles.one} d="M3 21c6.5 0 8-10 13-10" />
        <path className={styles.other} d="M29 11c-6.5 0-8 10-13 10" />
      </svg>
      <span aria-hidden="true">Sawa</span>
    </Link>
  );
}
