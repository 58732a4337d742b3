import { useTranslation } from 'react-i18next';
import type { FeeOutcomes as Outcomes } from '#domain/quote/feeOutcomes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './feeOutcomes.module.css';

type FeeOutcomesProps = {
  readonly outcomes: Outcomes;
  readonly method: PayoutMethod;
  /** Which of them is the one that counts now. */
  readonly isPaid: boolean;
};

/** With the operator fee and without it, beside each other: what is paid, and what is had in hand (peers 4). */
export function FeeOutcomes({ outcomes, method, isPaid }: FeeOutcomesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const columns = [
    { id: 'paid', isChosen: isPaid },
    { id: 'leftOut', isChosen: !isPaid },
  ] as const;
  return (
    <ul className={styles.outcomes} aria-label={t('send.fee.outcomes.label')}>
      {columns.map(({ id, isChosen }) => (
        <li key={id} className={styles.outcome} aria-current={isChosen || undefined}>
          <p className={styles.name}>
            {t(`send.fee.outcomes.${id}`)}
            {isChosen && <span className={styles.chosen}>{t('send.fee.outcomes.chosen')}</span>}
          </p>
          <p>
            {t('send.fee.outcomes.youPay')} <strong>{money(outcomes[id].youPay)}</strong>
          </p>
          <p>
            {t(`send.fee.outcomes.theyKeep.${method}`)}{' '}
            <strong>
              {id === 'paid'
                ? money(outcomes.paid.theyKeep)
                : t('send.fee.outcomes.about', { amount: money(outcomes.leftOut.theyKeep) })}
            </strong>
            {id === 'leftOut' && ` ${t('send.fee.outcomes.ifCharged')}`}
          </p>
        </li>
      ))}
    </ul>
  );
}
