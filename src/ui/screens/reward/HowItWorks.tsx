import { useTranslation } from 'react-i18next';
import card from '../../controls/card.module.css';
import styles from './rewards.module.css';

/** RWD-04. */
export function HowItWorks({ steps }: { readonly steps: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <section className={card.card} aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={card.title}>
        {t('rewards.howTitle')}
      </h2>
      <ol className={styles.how}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
