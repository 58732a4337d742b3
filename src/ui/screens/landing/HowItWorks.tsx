import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';

const steps = ['signUp', 'details', 'review', 'send'] as const;

/** LAN-11. */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{t('landing.how.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`landing.how.${step}.title`)}</h3>
            <p>{t(`landing.how.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
