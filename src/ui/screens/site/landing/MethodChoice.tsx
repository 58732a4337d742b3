import { useTranslation } from 'react-i18next';
import type { PriceField } from '#contract/site/site.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import styles from './methodChoice.module.css';

type MethodChoiceProps = {
  readonly methods: readonly { readonly method: PayoutMethod; readonly isAvailable: boolean }[];
  readonly value: PayoutMethod;
  readonly onChange: (method: PayoutMethod) => void;
};

/** The three ways to receive; what a country does not have says so and cannot be chosen. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.methods}>
      <legend>{t('landing.calculator.method')}</legend>
      <div className={styles.segments}>
        {methods.map(({ method, isAvailable }) => (
          <label key={method} className={styles.segment}>
            <input
              type="radio"
              name={'transferMethod' satisfies PriceField}
              value={method}
              checked={method === value}
              disabled={!isAvailable}
              onChange={() => onChange(method)}
            />
            <span>
              {t(`methods.${method}`)} {!isAvailable && <small>{t('landing.calculator.notThere')}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
