import { useTranslation } from 'react-i18next';
import { countryName } from '#domain/reference/countries.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { timeZoneOf } from '#domain/reference/timeZones.ts';
import { useFormats } from './useFormats.ts';

/** A time of arrival by the sender's clock and, where that says another hour, by the recipient's too (peers 9). */
export function useArrivalTime(country: string) {
  const { t } = useTranslation();
  const { locale, time } = useFormats();
  return (seconds: number): string => {
    const here = time(seconds);
    if (!isPayoutCountry(country)) return here;
    const clock = { hour: '2-digit', minute: '2-digit', timeZone: timeZoneOf[country] } as const;
    const there = new Intl.DateTimeFormat(locale, clock).format(seconds * 1000);
    return there === here
      ? here
      : t('price.delivery.alsoThere', { time: here, there, country: countryName(country, locale) });
  };
}
