import { useTranslation } from 'react-i18next';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import { parseRate } from '#domain/money/rate.ts';
import { rateSlots, rateSummary } from '#domain/quote/rateHistory.ts';
import { RateChart } from './RateChart.tsx';
import { RateTable } from './RateTable.tsx';
import styles from './rateHistory.module.css';
import { useRateWords } from './useRateWords.ts';

type RateFiguresProps = {
  readonly history: RateHistory;
  /** Waits for a rate of the chart again; nobody does before they are signed in. */
  readonly onAlert: ((rate: string) => void) | undefined;
};

/** What is known of a pair: a sentence, a chart and a table that say the same. */
export function RateFigures({ history, onAlert }: RateFiguresProps) {
  const { t } = useTranslation();
  const words = useRateWords(history);
  const slots = rateSlots({ ...history, points: pointsOf(history) });
  const summary = rateSummary(slots);
  if (!summary) return <p>{t('rateHistory.empty', words.pair)}</p>;
  const { first, latest, lowest, highest, known, gaps } = summary;
  const isNew = first.at > history.from;
  return (
    <>
      <p className={styles.summary}>
        <strong>{t('rateHistory.latest', { ...words.of(latest), ...words.pair })}</strong>{' '}
        {lowest.rate === highest.rate
          ? t('rateHistory.steady', { span: words.span })
          : t('rateHistory.between', {
              span: words.span,
              low: words.rate(lowest.rate),
              lowAt: words.at(lowest.at),
              high: words.rate(highest.rate),
              highAt: words.at(highest.at),
            })}
      </p>
      {known > 1 && <RateChart history={history} slots={slots} onAlert={onAlert} />}
      {(isNew || gaps > 0) && (
        <p className={styles.note}>
          {isNew && t('rateHistory.since', { at: words.at(first.at) })}{' '}
          {gaps > 0 && t(`rateHistory.gaps.${words.unit}`, { count: gaps })}
        </p>
      )}
      <RateTable history={history} slots={slots} />
    </>
  );
}

/** The contract promises decimals; what is none is as if it were not known. */
const pointsOf = ({ points }: RateHistory) =>
  points.flatMap(({ at, ...said }) => {
    const [rate, midRate] = [parseRate(said.rate), parseRate(said.midRate)];
    return rate.ok && midRate.ok ? [{ at, rate: rate.value, midRate: midRate.value }] : [];
  });
