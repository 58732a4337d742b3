import { useTranslation } from 'react-i18next';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import type { RateSlot } from '#domain/quote/rateHistory.ts';
import { Icon } from '../../../controls/Icon.tsx';
import styles from './rateHistory.module.css';
import { useRateWords } from './useRateWords.ts';

type RateTableProps = { readonly history: RateHistory; readonly slots: readonly RateSlot[] };

/** Every rate of the chart in figures, the newest first; from the first one known, so that gaps are said. */
export function RateTable({ history, slots }: RateTableProps) {
  const { t } = useTranslation();
  const words = useRateWords(history);
  const begun = slots.slice(slots.findIndex(({ point }) => point));
  return (
    <details className={styles.figures}>
      <summary>
        {t('rateHistory.table.open')}
        <Icon name="chevronDown" />
      </summary>
      <table className={styles.table}>
        <caption>{t('rateHistory.table.caption', { ...words.pair, span: words.span })}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`rateHistory.table.${words.unit}`)}</th>
            <th scope="col">{t('rateHistory.ours')}</th>
            <th scope="col">{t('rateHistory.market')}</th>
          </tr>
        </thead>
        <tbody>
          {begun.toReversed().map(({ at, point }) => (
            <tr key={at}>
              <th scope="row">{words.at(at)}</th>
              {point ? (
                <>
                  <td>{words.rate(point.rate)}</td>
                  <td>{words.rate(point.midRate)}</td>
                </>
              ) : (
                <td colSpan={2} className={styles.unknown}>
                  {t('rateHistory.unknown')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
