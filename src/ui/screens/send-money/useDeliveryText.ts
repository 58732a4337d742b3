import { useTranslation } from 'react-i18next';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';

/** How long the money takes, the slower end being the promise: '2 to 10 minutes' (D-50). */
export function useDeliveryText(method: PayoutMethod): string {
  const { t } = useTranslation();
  const { soonest, latest } = deliveryTimes[method];
  const last = t(`send.duration.${latest.unit}`, { count: latest.amount });
  if (soonest.unit !== latest.unit) {
    return t('send.delivery.upTo', {
      soonest: t(`send.duration.${soonest.unit}`, { count: soonest.amount }),
      latest: last,
    });
  }
  if (soonest.amount === latest.amount) return last;
  return t('send.delivery.range', { soonest: soonest.amount, latest: last });
}
