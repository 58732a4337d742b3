import { useTranslation } from 'react-i18next';
import { Button } from '../../../controls/Button.tsx';
import styles from './handOver.module.css';

/** Beside Begin, for a desk without a camera. */
export function HandOverOffer({ onBegin }: { readonly onBegin: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.offer}>
      <Button variant="secondary" onPress={onBegin}>
        {t('handOver.offer')}
      </Button>
      <p className={styles.hint}>{t('handOver.offerHint')}</p>
    </div>
  );
}
