import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Exchange } from '#contract/quote/quote.ts';
import { parseRate } from '#domain/money/rate.ts';
import { mobileMoneyPrice } from '#domain/quote/mobileMoneyPrice.ts';
import type { Service } from '#domain/quote/serviceTerms.ts';
import type { PairState } from '#domain/reference/corridors.ts';
import { countryName } from '#domain/reference/countries.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { mobileNetworkLabels, mobileNetworksOf } from '#domain/reference/mobileNetworks.ts';
import { exchangeQuery } from '#src/services/quote/quoteQueries.ts';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { dayInWords } from '../../../formats/dayInWords.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { accentOf } from '../../../theme/accent.ts';
import { CountryPattern } from '../../../theme/CountryPattern.tsx';
import styles from './mobileRates.module.css';

type CountryRateProps = {
  readonly service: Service;
  /** An operator paused it. */
  readonly paused: PairState | undefined;
};

/** One country: what a unit buys, what the example costs, and when that was so. */
export function CountryRate({ service, paused }: CountryRateProps) {
  const { t } = useTranslation();
  const { locale, list } = useFormats();
  const { originCurrency: base, destinationCurrency: target, country } = service;
  const exchange = useQuery({ ...exchangeQuery({ base, target }), enabled: !paused });
  if (!isPayoutCountry(country)) return null;
  return (
    <li className={styles.country} data-accent={accentOf(country)}>
      <span className={styles.cloth}>
        <CountryPattern country={country} strength="panel" />
      </span>
      <div className={styles.name}>
        <h2>{countryName(country, locale)}</h2>
        <p className={styles.networks}>
          {list(mobileNetworksOf(country).map((network) => mobileNetworkLabels[network]))}
        </p>
      </div>
      {paused && (
        <p className={styles.closed}>
          {paused.returnsOn
            ? t('mobileRates.downUntil', { day: dayInWords(paused.returnsOn, locale) })
            : t('mobileRates.down')}
        </p>
      )}
      {exchange.isError && (
        <div className={styles.instead}>
          <RetryNotice
            tone="warning"
            retry={t('common.tryAgain')}
            isPending={exchange.isFetching}
            onRetry={() => void exchange.refetch()}
          >
            {t('mobileRates.unavailable')}
          </RetryNotice>
        </div>
      )}
      {exchange.isPending && !paused && (
        <div className={styles.instead}>
          <Skeleton size="amount" />
        </div>
      )}
      {exchange.data && <Price service={service} exchange={exchange.data} />}
    </li>
  );
}

function Price({ service, exchange }: { readonly service: Service; readonly exchange: Exchange }) {
  const { t } = useTranslation();
  const { money, rate, time } = useFormats();
  const parsed = parseRate(exchange.rate);
  if (!parsed.ok) return <p className={styles.closed}>{t('mobileRates.unavailable')}</p>;
  const { youSend, theyGet, fee, cashOut } = mobileMoneyPrice({ service, rate: parsed.value });
  const amount = money(youSend);
  return (
    <>
      <p className={styles.rate}>
        <span>1 {exchange.base} =</span> <strong>{rate(exchange.rate)}</strong> <span>{exchange.target}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('mobileRates.receive', { amount })}</dt>
          <dd>{money(theyGet)}</dd>
        </div>
        <div>
          <dt>{t('mobileRates.fee', { amount })}</dt>
          <dd>{money(fee)}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t('mobileRates.cashOut')}</dt>
          <dd>{money(cashOut)}</dd>
        </div>
      </dl>
      <p className={styles.at}>
        <time dateTime={new Date(exchange.at * 1000).toISOString()}>
          {t('mobileRates.at', { time: time(exchange.at) })}
        </time>
      </p>
    </>
  );
}
