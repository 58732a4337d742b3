import card from '../../controls/card.module.css';
import styles from './rewards.module.css';

type RewardTotalsProps = { readonly totals: readonly (readonly [label: string, value: string])[] };

/** RWD-09. */
export function RewardTotals({ totals }: RewardTotalsProps) {
  return (
    <dl className={`${card.card} ${styles.totals}`}>
      {totals.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
