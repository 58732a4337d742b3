import { useTranslation } from 'react-i18next';
import type { DeliveryPerformance } from '#contract/quote/deliveryPerformance.ts';
import { useFormats } from '../../formats/useFormats.ts';

type Way = Pick<DeliveryPerformance, 'originCurrency' | 'destinationCountry' | 'method'>;

export const wayKey = ({ originCurrency, destinationCountry, method }: Way): string =>
  `${originCurrency} ${destinationCountry} ${method}`;

/** 'Cameroon · Mobile money · from GBP'. */
export function useWayText() {
  const { t } = useTranslation();
  const { country } = useFormats();
  return ({ originCurrency, destinationCountry, method }: Way): string =>
    t('deliveryTimes.wayOf', {
      currency: originCurrency,
      country: country(destinationCountry),
      method: t(`methods.${method}`),
    });
}
