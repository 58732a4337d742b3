import { useTranslation } from 'react-i18next';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import styles from './FirstTransfer.module.css';

const steps = ['amount', 'recipient', 'review', 'pay'] as const;

/** Who has sent nothing yet learns here what will be asked, and begins. */
export function FirstTransfer() {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <EmptyIllustration of="history" />
      <h3>{t('dashboard.first.title')}</h3>
      <p className={styles.lead}>{t('dashboard.first.lead')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <p className={styles.step}>{t(`dashboard.first.steps.${step}.title`)}</p>
            <p className={styles.text}>{t(`dashboard.first.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/get-quote">{t('dashboard.first.action')}</ButtonLink>
    </div>
  );
}
