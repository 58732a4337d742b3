import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { payInCurrencies } from '#domain/money/currency.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import card from '../../controls/card.module.css';
import styles from './limits.module.css';
import { SendingLimits } from './SendingLimits.tsx';

/** A sender's limits among their settings. */
export function LimitsSection({ user: { id, profile } }: { readonly user: User }) {
  const { t } = useTranslation();
  const own = payInCurrencyFrom(profile.location_country);
  const currency = payInCurrencies.find((known) => known === own) ?? 'GBP';
  return (
    <section className={card.card} aria-labelledby="limits">
      <h2 id="limits" className={card.title}>
        {t('limits.title')}
      </h2>
      <p className={styles.lead}>{t('limits.lead')}</p>
      <SendingLimits userId={id} currency={currency} />
    </section>
  );
}
