import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import type { RateSlot } from '#domain/quote/rateHistory.ts';
import { Button } from '../../../controls/Button.tsx';
import { chartHeight, chartWidth, linePath, placeOf, rateScale } from './chartLines.ts';
import styles from './rateHistory.module.css';
import { useRateWords } from './useRateWords.ts';

type RateChartProps = {
  readonly history: RateHistory;
  readonly slots: readonly RateSlot[];
  readonly onAlert: ((rate: string) => void) | undefined;
};

/** Both rates as lines, with gaps where nothing is known; a hidden slider of the browser's walks along them. */
export function RateChart({ history, slots, onAlert }: RateChartProps) {
  const { t } = useTranslation();
  const words = useRateWords(history);
  const [place, setPlace] = useState(() => slots.findLastIndex(({ point }) => point));
  const scale = rateScale(slots);
  const shown = slots[place];
  const said = shown?.point
    ? t('rateHistory.pointOf', { ...words.of(shown.point), ...words.pair })
    : t('rateHistory.unknownAt', { at: words.at(shown?.at ?? history.until) });
  return (
    <figure className={styles.chart}>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.ours}>{t('rateHistory.ours')}</li>
        <li className={styles.market}>{t('rateHistory.market')}</li>
      </ul>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.marketLine} d={linePath(slots, scale, 'midRate')} />
          <path className={styles.oursLine} d={linePath(slots, scale, 'rate')} />
          <path className={styles.cursor} d={`M${placeOf(place, slots)} 0V${chartHeight}`} />
          {shown?.point && (
            <path className={styles.dot} d={`M${placeOf(place, slots)} ${scale.heightOf(shown.point.rate)}h0`} />
          )}
        </svg>
        <input
          type="range"
          className={styles.slider}
          min={0}
          max={slots.length - 1}
          value={place}
          onChange={({ target }) => setPlace(target.valueAsNumber)}
          aria-label={t('rateHistory.slider')}
          aria-valuetext={said}
        />
        <div className={styles.heights} aria-hidden="true">
          <span>{words.rate(String(scale.highest))}</span>
          <span>{words.rate(String(scale.lowest))}</span>
        </div>
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{words.at(history.from)}</span>
        <span>{words.at(history.until)}</span>
      </div>
      <figcaption className={styles.said}>
        <span className={styles.point}>{said}</span>
        <span className={styles.hint}>{t('rateHistory.sliderHint')}</span>
        {onAlert && shown?.point && <AlertHere point={shown.point} onAlert={onAlert} />}
      </figcaption>
    </figure>
  );
}

type AlertHereProps = { readonly point: NonNullable<RateSlot['point']>; readonly onAlert: (rate: string) => void };

/** From the rate that is read, to being told when it is there again (peers 7). */
function AlertHere({ point: { rate }, onAlert }: AlertHereProps) {
  const { t } = useTranslation();
  return (
    <span>
      <Button variant="secondary" size="small" onPress={() => onAlert(rate)}>
        {t('rateHistory.alertHere')}
      </Button>
    </span>
  );
}
