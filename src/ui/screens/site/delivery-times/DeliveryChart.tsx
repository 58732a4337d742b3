import { useTranslation } from 'react-i18next';
import type { DeliveryPerformance } from '#contract/quote/deliveryPerformance.ts';
import { onTimeBasisPoints } from '#domain/transfer/deliveryPerformance.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { useWayText, wayKey } from '../../quote/useWayText.ts';
import styles from './deliveryTimes.module.css';

const barHeight = 16;

/** A bar for each way to send, filled as far as it was on time. The table below says the same to who cannot see it. */
export function DeliveryChart({ performance }: { readonly performance: readonly DeliveryPerformance[] }) {
  const { t } = useTranslation();
  const { percent } = useFormats();
  const wayText = useWayText();
  const bars = performance.flatMap((row) => (row.counted ? [{ row, share: onTimeBasisPoints(row.counted) }] : []));
  if (bars.length === 0) return null;
  return (
    <div className={styles.chart} aria-hidden="true">
      <p className={styles.chartTitle}>{t('deliveryTimes.chart')}</p>
      {bars.map(({ row, share }) => (
        <div key={wayKey(row)} className={styles.bar}>
          <span>{wayText(row)}</span>
          <strong>{percent(share)}</strong>
          <svg viewBox={`0 0 10000 ${barHeight}`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.all} width={10_000} height={barHeight} />
            <rect className={styles.kept} width={share} height={barHeight} />
          </svg>
        </div>
      ))}
    </div>
  );
}
