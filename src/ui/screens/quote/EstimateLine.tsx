import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/Icon.tsx';
import { TextLink } from '../../controls/TextLink.tsx';
import { useArrivalTime } from '../../formats/useArrivalTime.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { siteLink } from '../../layouts/siteLinks.ts';
import styles from './calculator.module.css';
import type { useEstimate } from './deliveryRecord.ts';
import { useDeliveryFigures } from './useDeliveryFigures.ts';

/** Minutes up to which an hour is named. */
const mostMinutesTimed = 90;

type EstimateLineProps = {
  readonly estimate: NonNullable<ReturnType<typeof useEstimate>>;
  readonly destinationCountry: string;
  readonly isTimed: boolean;
};

/** When nine of ten arrived lately, and how many that rests on (peers 9). */
export function EstimateLine({ estimate, destinationCountry, isTimed }: EstimateLineProps) {
  const { t } = useTranslation();
  const { count } = useFormats();
  const arrival = useArrivalTime(destinationCountry);
  const figures = useDeliveryFigures();
  const { withinMinutes, promised, month } = estimate;
  const isNamed = isTimed && withinMinutes <= mostMinutesTimed;
  const by = isNamed ? arrival(Date.now() / 1000 + withinMinutes * 60) : undefined;
  return (
    <p className={styles.delivery}>
      <Icon name="clock" />
      <span>
        <strong>{t('price.delivery.estimate', { duration: figures.within(withinMinutes) })}</strong>{' '}
        {by ? t('price.delivery.by', { time: by }) : t('price.delivery.afterPayment')}{' '}
        <TextLink to={siteLink('deliveryTimes')}>
          {t('price.delivery.countedFrom', { promised: count(promised), month: figures.month(month) })}
        </TextLink>
      </span>
    </p>
  );
}
