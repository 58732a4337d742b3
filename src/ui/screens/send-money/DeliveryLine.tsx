import { useTranslation } from 'react-i18next';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { Icon } from '../../controls/Icon.tsx';
import styles from './calculator.module.css';
import { useDeliveryText } from './useDeliveryText.ts';
import { useFormats } from './useFormats.ts';

/** When the money arrives, as an hour where it takes minutes (QUO-41). */
export function DeliveryLine({ method }: { readonly method: PayoutMethod }) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const duration = useDeliveryText(method);
  const { latest } = deliveryTimes[method];
  const by = latest.unit === 'minute' ? time(Date.now() / 1000 + latest.amount * 60) : undefined;
  return (
    <p className={styles.delivery}>
      <Icon name="clock" />
      <span>
        <strong>{t('send.delivery.arrives', { duration })}</strong>{' '}
        {by ? t('send.delivery.by', { time: by }) : t('send.delivery.afterPayment')}
      </span>
    </p>
  );
}
