import { useTranslation } from 'react-i18next';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import { Icon } from '../../controls/Icon.tsx';
import { useArrivalTime } from '../../formats/useArrivalTime.ts';
import { useDeliveryText } from '../../formats/useDeliveryText.ts';
import styles from './calculator.module.css';
import type { Way } from './deliveryRecord.ts';

type DeliveryLineProps = {
  readonly way: Pick<Way, 'method' | 'destinationCountry'>;
  /** No hour is promised before the page knows what time it is, nor to who cannot pay yet. */
  readonly isTimed?: boolean;
};

/** When the money arrives, as an hour where it takes minutes (QUO-41). */
export function DeliveryLine({ way: { method, destinationCountry }, isTimed = true }: DeliveryLineProps) {
  const { t } = useTranslation();
  const arrival = useArrivalTime(destinationCountry);
  const duration = useDeliveryText(method);
  const { latest } = deliveryTimes[method];
  const by = isTimed && latest.unit === 'minute' ? arrival(Date.now() / 1000 + latest.amount * 60) : undefined;
  return (
    <p className={styles.delivery}>
      <Icon name="clock" />
      <span>
        <strong>{t('price.delivery.arrives', { duration })}</strong>{' '}
        {by ? t('price.delivery.by', { time: by }) : t('price.delivery.afterPayment')}
      </span>
    </p>
  );
}
