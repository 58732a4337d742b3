import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isWorkShown, onWork } from '#src/services/http/workProgress.ts';
import styles from './BrowserCheck.module.css';

/** Over every page while the browser does the work a call took (decision 059). Always there, so that its words are read out. */
export function BrowserCheck() {
  const { t } = useTranslation();
  const isShown = useSyncExternalStore(onWork, isWorkShown, () => false);
  return <div role="status">{isShown && <p className={styles.check}>{t('common.browserCheck')}</p>}</div>;
}
