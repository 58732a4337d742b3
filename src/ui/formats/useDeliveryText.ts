import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';

/** How long the money takes, the slower end being the promise: '2 to 10 minutes' (D-50). */
export function deliveryText(t: TFunction, method: PayoutMethod): string {
  const { soonest, latest } = deliveryTimes[method];
  const last = t(`price.duration.${latest.unit}`, { count: latest.amount });
  if (soonest.unit !== latest.unit) {
    return t('price.delivery.upTo', {
      soonest: t(`price.duration.${soonest.unit}`, { count: soonest.amount }),
      latest: last,
    });
  }
  if (soonest.amount === latest.amount) return last;
  return t('price.delivery.range', { soonest: soonest.amount, latest: last });
}

export const useDeliveryText = (method: PayoutMethod): string => deliveryText(useTranslation().t, method);
