import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './failure.module.css';

export function NotFoundScreen({ onGoBack }: { readonly onGoBack: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.screen}>
      <PageHeading title={t('common.notFoundTitle')} lead={t('common.notFoundText')} />
      <Button onPress={onGoBack}>{t('common.goBack')}</Button>
    </div>
  );
}
