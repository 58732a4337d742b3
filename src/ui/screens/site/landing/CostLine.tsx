import { useTranslation } from 'react-i18next';
import { Unknown } from '../../../controls/Unknown.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import styles from './calculator.module.css';
import type { LandingView } from './landingModel.ts';
import { useChargeText } from './useChargeText.ts';

/** All a transfer costs as one figure: the fee, the part inside the rate, and what a card would add (D-11). */
export function CostLine({ view }: { readonly view: LandingView }) {
  const { t } = useTranslation();
  const { money, percent } = useFormats();
  const charge = useChargeText(view);
  const { sum, cost } = view;
  return (
    <div className={styles.whole}>
      <p className={styles.wholeCost}>
        <span>{t('landing.calculator.wholeCost')}</span>{' '}
        <strong>{cost ? `${money(cost.whole)} (${percent(cost.wholeBasisPoints)})` : <Unknown />}</strong>
      </p>
      <p className={styles.wholeWhy}>
        {sum && cost && (
          <>
            {t(cost.markUp.minor > 0 ? 'landing.calculator.wholeCostWhy' : 'landing.calculator.noMarkUp', {
              fee: money(sum.operatorFee),
              markUp: money(cost.markUp),
              share: percent(cost.markUpBasisPoints),
            })}{' '}
            {charge}
          </>
        )}
      </p>
    </div>
  );
}
