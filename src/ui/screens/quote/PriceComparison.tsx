import { useTranslation } from 'react-i18next';
import { slot } from '#contract/site/site.ts';
import styles from './price.module.css';

/** Others beside us for the same money paid, the most first (LAN-13); the server repeats the one line (D-105). */
export function PriceComparison({ isKnown }: { readonly isKnown: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={styles.sheet} aria-labelledby="comparison">
      <h2 id="comparison" className={styles.title}>
        {t('written.price.comparison.title')}
      </h2>
      {isKnown ? (
        <>
          <p>{t('written.price.comparison.lead', { total: slot('total') })}</p>
          <Services />
          <p className={styles.notes}>{t('landingMore.comparison.note', { send: slot('youSend') })}</p>
        </>
      ) : (
        <p>{t('landingMore.comparison.failed')}</p>
      )}
    </section>
  );
}

function Services() {
  const { t } = useTranslation();
  return (
    <ol className={styles.services} aria-label={t('landingMore.comparison.caption')}>
      <li data-service={slot('whose')} className={styles.service}>
        <p className={styles.serviceName}>{slot('service')}</p>
        <p className={styles.serviceArrives}>
          <strong>{slot('serviceArrives')}</strong> <small>{slot('serviceBehind')}</small>
        </p>
        <p className={styles.serviceCost}>
          {t('landingMore.comparison.fee')} {slot('serviceFee')} · {t('landingMore.comparison.rate')}{' '}
          {slot('serviceRate')} <small>{slot('serviceSource')}</small>
        </p>
      </li>
    </ol>
  );
}
