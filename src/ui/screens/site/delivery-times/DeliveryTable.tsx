import { useTranslation } from 'react-i18next';
import type { DeliveryPerformance } from '#contract/quote/deliveryPerformance.ts';
import { type CountedDeliveries, onTimeBasisPoints } from '#domain/transfer/deliveryPerformance.ts';
import { useFormats } from '../../../formats/useFormats.ts';
import { useDeliveryFigures } from '../../quote/useDeliveryFigures.ts';
import { useWayText, wayKey } from '../../quote/useWayText.ts';
import styles from './deliveryTimes.module.css';

type DeliveryTableProps = {
  readonly performance: readonly DeliveryPerformance[];
  readonly month: string;
  readonly fewest: number;
};

/** Every figure of a month in words; on a narrow window a row is a list of them. */
export function DeliveryTable({ performance, month, fewest }: DeliveryTableProps) {
  const { t } = useTranslation();
  const figures = useDeliveryFigures();
  const wayText = useWayText();
  return (
    <table className={styles.table}>
      <caption>{t('deliveryTimes.table', { month: figures.month(month) })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('deliveryTimes.way')}</th>
          <th scope="col">{t('deliveryTimes.promised')}</th>
          <th scope="col">{t('deliveryTimes.onTime')}</th>
          <th scope="col">{t('deliveryTimes.late')}</th>
          <th scope="col">{t('deliveryTimes.median')}</th>
          <th scope="col">{t('deliveryTimes.ninetieth')}</th>
        </tr>
      </thead>
      <tbody>
        {performance.map((row) => (
          <tr key={wayKey(row)}>
            <th scope="row">{wayText(row)}</th>
            {row.counted ? (
              <Counted counted={row.counted} />
            ) : (
              <td colSpan={5} className={styles.tooFew}>
                {t('deliveryTimes.tooFew', { fewest })}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Counted({ counted }: { readonly counted: CountedDeliveries }) {
  const { t } = useTranslation();
  const { count, percent } = useFormats();
  const { within } = useDeliveryFigures();
  const timeOf = (minutes: number | undefined) =>
    minutes === undefined ? t('deliveryTimes.neverInTime') : within(minutes);
  const cells = [
    ['promised', count(counted.promised)],
    ['onTime', `${count(counted.onTime)} (${percent(onTimeBasisPoints(counted))})`],
    ['late', count(counted.late)],
    ['median', timeOf(counted.medianMinutes)],
    ['ninetieth', timeOf(counted.ninetiethMinutes)],
  ] as const;
  return cells.map(([name, text]) => (
    <td key={name} data-label={t(`deliveryTimes.${name}`)}>
      {text}
    </td>
  ));
}
