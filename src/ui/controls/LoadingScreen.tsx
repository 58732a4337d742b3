import { useTranslation } from 'react-i18next';
import styles from './LoadingScreen.module.css';
import { Spinner } from './Spinner.tsx';

/** A wait that fills the page (ERR-06). `text` says what is happening, and whether it is safe to close. */
export function LoadingScreen({ text }: { readonly text?: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen} role="status">
      <span className={styles.ring}>
        <Spinner />
      </span>
      <p className={styles.title}>{t('controls.justAMinute')}</p>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
