import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

export const contentId = 'content';

/** The first stop of the Tab key: past the navigation, to what the page is about. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className={styles.skip} href={`#${contentId}`}>
      {t('controls.skipToContent')}
    </a>
  );
}
