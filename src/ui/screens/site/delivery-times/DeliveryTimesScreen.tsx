import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import { deliveryTimesQuery } from '#src/services/quote/deliveryQueries.ts';
import { RetryNotice } from '../../../controls/RetryNotice.tsx';
import { Select } from '../../../controls/Select.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { useDeliveryFigures } from '../../quote/useDeliveryFigures.ts';
import { DeliveryChart } from './DeliveryChart.tsx';
import { DeliveryTable } from './DeliveryTable.tsx';
import styles from './deliveryTimes.module.css';

const openData = '/api/delivery-times';

/** How often the money was there by the time we gave, by month and way to send (peers 9). */
export function DeliveryTimesScreen() {
  const { t } = useTranslation();
  const times = useQuery(deliveryTimesQuery);
  return (
    <div className={styles.page}>
      <PageHeading title={t('deliveryTimes.title')} lead={t('deliveryTimes.lead')} />
      {times.isError && (
        <RetryNotice retry={t('common.tryAgain')} isPending={times.isFetching} onRetry={() => void times.refetch()}>
          {t('deliveryTimes.failed')}
        </RetryNotice>
      )}
      {times.isPending && <Waiting />}
      {times.data && <Figures times={times.data} />}
      <section className={styles.how} aria-labelledby="how">
        <h2 id="how">{t('deliveryTimes.how.title')}</h2>
        <ul>
          <li>{t('deliveryTimes.how.first')}</li>
          <li>{t('deliveryTimes.how.late')}</li>
          <li>{t('deliveryTimes.how.minutes')}</li>
          <li>{t('deliveryTimes.how.byItself')}</li>
        </ul>
      </section>
      <noscript>
        <p>
          {t('deliveryTimes.noScript')} <a href={openData}>{openData}</a>
        </p>
      </noscript>
    </div>
  );
}

function Figures({ times }: { readonly times: DeliveryTimes }) {
  const { t } = useTranslation();
  const figures = useDeliveryFigures();
  const [chosen, setChosen] = useState(times.months[0]);
  if (chosen === undefined) return <p>{t('deliveryTimes.empty')}</p>;
  const performance = times.performance.filter(({ month }) => month === chosen);
  const isHidden = performance.some(({ counted }) => counted === undefined);
  return (
    <>
      <div className={styles.month}>
        <Select
          label={t('deliveryTimes.month')}
          items={times.months.map((month) => ({ id: month, label: figures.month(month) }))}
          value={chosen}
          onChange={setChosen}
        />
      </div>
      {performance.length === 0 ? (
        <p>{t('deliveryTimes.emptyMonth')}</p>
      ) : (
        <>
          <DeliveryChart performance={performance} />
          <DeliveryTable performance={performance} month={chosen} fewest={times.fewest} />
        </>
      )}
      {isHidden && <p className={styles.note}>{t('deliveryTimes.tooFewWhy', { fewest: times.fewest })}</p>}
      <p className={styles.note}>
        {t('deliveryTimes.data')} <a href={openData}>{openData}</a>
      </p>
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting} aria-busy>
      <p role="status" className={styles.note}>
        {t('deliveryTimes.loading')}
      </p>
      <Skeleton count={6} />
    </div>
  );
}
