import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** Two equal threads, each once over the other: what is sent and what arrives. Leads home, which is elsewhere for who is signed in. */
export function Logo({ to = '/' }: { readonly to?: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles.logo} aria-label={t('controls.toHome')}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.other} d="M3 22c6 0 7-12 13-12s7 12 13 12" />
        <path className={styles.one} d="M3 10c6 0 7 12 13 12s7-12 13-12" />
        <path className={styles.other} d="M16 10c6 0 7 12 13 12" />
      </svg>
      <span aria-hidden="true">Sawa</span>
    </Link>
  );
}
