import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PayInCurrency, payInCurrencies } from '#domain/money/currency.ts';
import { exampleSend, mobileMoneyServices } from '#domain/quote/mobileMoneyPrice.ts';
import { rateSpreadsQuery, servicesQuery } from '#src/services/lookup/lookupQueries.ts';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Select } from '../../../controls/Select.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { CountryRate } from './CountryRate.tsx';
import styles from './mobileRates.module.css';

const currencies = payInCurrencies.map((id) => ({ id, label: id }));

/** As many places as there are countries, kept while the list is on its way. */
const usualCountries = 4;

/** Rate and fee of every country that takes mobile money, from the rules transfers are priced with (PUB-12, D-08). */
export function MobileRatesScreen() {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [from, setFrom] = useState<PayInCurrency>('GBP');
  const services = useQuery(servicesQuery);
  const spreads = useQuery(rateSpreadsQuery);
  const offered = services.data && mobileMoneyServices(services.data, from);
  const pausedTo = (target: string) =>
    spreads.data?.find((pair) => pair.base === from && pair.target === target && pair.downtimeStatus);
  return (
    <div className={styles.page}>
      <PageHeading title={t('mobileRates.title')} lead={t('mobileRates.lead')} />
      <div className={styles.from}>
        <Select label={t('mobileRates.from')} items={currencies} value={from} onChange={setFrom} />
      </div>
      {services.isError ? (
        <RetryNotice
          retry={t('common.tryAgain')}
          isPending={services.isFetching}
          onRetry={() => void services.refetch()}
        >
          {t('mobileRates.failed')}
        </RetryNotice>
      ) : (
        <ul className={styles.countries} aria-busy={offered === undefined}>
          {offered?.map((service) => (
            <CountryRate key={service.id} service={service} paused={pausedTo(service.destinationCurrency)} />
          )) ?? <Waiting />}
        </ul>
      )}
      {offered?.length === 0 && <p>{t('mobileRates.empty', { currency: from })}</p>}
      <p className={styles.note}>{t('mobileRates.whyCashOut')}</p>
      <noscript>
        <p>
          {t('mobileRates.noScript')} <a href="/price">/price</a> ({money(exampleSend(from))}).
        </p>
      </noscript>
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return Array.from({ length: usualCountries }, (_, place) => place).map((place) => (
    <li key={place} className={styles.waiting}>
      {place === 0 && (
        <p role="status" className={styles.loading}>
          {t('mobileRates.loading')}
        </p>
      )}
      <Skeleton size="title" />
      <Skeleton size="amount" />
      <Skeleton count={3} />
    </li>
  ));
}
