import { useTranslation } from 'react-i18next';
import { NeedList } from '../../controls/NeedList.tsx';
import styles from './auth.module.css';

/** What somebody new is asked for after signing up, said before (AUT-50). */
export function FirstTransferNeeds() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t('common.firstTransfer.title')}</h2>
      <NeedList
        needs={[
          { icon: 'shield', text: t('common.firstTransfer.papers') },
          { icon: 'home', text: t('common.firstTransfer.address') },
          { icon: 'invite', text: t('common.firstTransfer.number') },
        ]}
      />
      <p className={styles.inAll}>{t('common.firstTransfer.inAll')}</p>
    </>
  );
}
