import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '../controls/BrandMark.tsx';
import styles from './Logo.module.css';

/** Leads home, which is elsewhere for who is signed in. */
export function Logo({ to = '/' }: { readonly to?: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles.logo} aria-label={t('controls.toHome')}>
      <BrandMark />
      <span aria-hidden="true">Sawa</span>
    </Link>
  );
}
