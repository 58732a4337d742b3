import { useTranslation } from 'react-i18next';
import { FirstNeedList } from '../../flows/FirstNeedList.tsx';
import styles from './auth.module.css';

/** What somebody new is asked for after signing up, said before (AUT-50). */
export function FirstTransferNeeds() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('common.firstTransfer.title')}</h2>
      <FirstNeedList />
      <p className={styles.inAll}>{t('common.firstTransfer.inAll')}</p>
    </>
  );
}
