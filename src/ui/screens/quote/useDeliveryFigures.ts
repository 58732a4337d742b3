import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/useFormats.ts';

/** Minutes up to which a time is said in minutes. */
const mostMinutes = 90;

/** 'within' a time: minutes rounded up, like '6 minutes' or '3 hours'. */
export const withinText = (t: TFunction, minutes: number): string =>
  minutes <= mostMinutes
    ? t('price.duration.minute', { count: Math.max(1, minutes) })
    : t('price.duration.hour', { count: Math.ceil(minutes / 60) });

/** How months and shares of deliveries are written. */
export function useDeliveryFigures() {
  const { t } = useTranslation();
  const { month } = useFormats();
  return {
    month,
    within: (minutes: number): string => withinText(t, minutes),
  };
}
