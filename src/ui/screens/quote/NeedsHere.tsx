import { useTranslation } from 'react-i18next';
import card from '../../controls/card.module.css';
import { FirstNeedList } from '../../flows/FirstNeedList.tsx';
import styles from '../../flows/send.module.css';
import { useMayPayNow } from '../../formats/mayPayNow.ts';

/** With the price, for who was not checked yet: what a first transfer takes, before anything is agreed to (peers 28). */
export function NeedsHere() {
  const { t } = useTranslation();
  if (useMayPayNow()) return null;
  return (
    <section className={card.card} aria-labelledby="first-needs">
      <h2 id="first-needs" className={card.title}>
        {t('common.firstTransfer.title')}
      </h2>
      <FirstNeedList />
      <p className={styles.small}>{t('common.firstTransfer.inAll')}</p>
    </section>
  );
}
