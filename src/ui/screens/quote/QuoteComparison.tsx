import { useTranslation } from 'react-i18next';
import type { PriceShown } from '#src/machines/quote/price-quote/calculation.ts';
import styles from '../../flows/send.module.css';
import { useFormats } from '../../formats/useFormats.ts';
import { comparedLines } from './newPriceText.ts';

type ComparedPrices = {
  readonly before: PriceShown;
  readonly now: PriceShown;
  /** What the older one is called. */
  readonly beforeName?: string;
};

/** The old price and the new one, line by line. */
export function QuoteComparison({ before, now, beforeName }: ComparedPrices) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <td />
          <th scope="col">{beforeName ?? t('send.newPrice.before')}</th>
          <th scope="col">{t('send.newPrice.now')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedLines(t, formats).map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(before)}</td>
            <td>{of(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
