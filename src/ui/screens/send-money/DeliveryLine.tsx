import { useTranslation } from 'react-i18next';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { Icon } from '../../controls/Icon.tsx';
import styles from './calculator.module.css';
import { useDeliveryText } from './useDeliveryText.ts';
import { useFormats } from './useFormats.ts';

type DeliveryLineProps = {
  readonly method: PayoutMethod;
  /** No hour is promised before the page knows what time it is, nor to who cannot pay yet. */
  readonly isTimed?: boolean;
};

/** When the money arrives, as an hour where it takes minutes (QUO-41). */
export function DeliveryLine({ method, isTimed = true }: DeliveryLineProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const duration = useDeliveryText(method);
  const { latest } = deliveryTimes[method];
  const by = isTimed && latest.unit === 'minute' ? time(Date.now() / 1000 + latest.amount * 60) : undefined;
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
