import { useTranslation } from 'react-i18next';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import { daysOf, type RatePoint } from '#domain/quote/rateHistory.ts';
import { useFormats } from '../../../formats/useFormats.ts';

/** A day of a rate is a day in UTC, wherever it is read: 14-11-2026, on one line. */
const utcDay = (seconds: number): string =>
  new Date(seconds * 1000).toISOString().slice(0, 10).split('-').reverse().join('-\u2060');

/** How the rates of a pair and their times are written. */
export function useRateWords({ base, target, span }: Pick<RateHistory, 'base' | 'target' | 'span'>) {
  const { t } = useTranslation();
  const { rate, moment } = useFormats();
  const at = (seconds: number) => (span === 'day' ? moment(seconds) : utcDay(seconds));
  return {
    rate,
    at,
    unit: span === 'day' ? ('hour' as const) : ('day' as const),
    span: span === 'year' ? t('rateHistory.inSpan.year') : t('rateHistory.inSpan.day', { count: daysOf[span] }),
    pair: { base, target },
    of: (point: RatePoint) => ({ at: at(point.at), rate: rate(point.rate), mid: rate(point.midRate) }),
  };
}
