import { type ReactNode, useId, useState } from 'react';
import styles from './AmountBreakdown.module.css';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';

export type SumRow = {
  readonly id: string;
  readonly label: ReactNode;
  /** Already written for the reader's language, currency included. */
  readonly amount: ReactNode;
  /** What is done with this line; read out with it. */
  readonly operator?: { readonly sign: '+' | '−' | '×' | '='; readonly spoken: string };
  /** Present means that the line opens to say why it is what it is. */
  readonly why?: ReactNode;
  /** The one bold line: what is paid. */
  readonly isTotal?: boolean;
  readonly tone?: 'plain' | 'saving';
};

/** One sum, shown as a sum: the same lines in the same order on quote, review, payment and receipt. */
export function AmountBreakdown({ label, rows }: { readonly label: string; readonly rows: readonly SumRow[] }) {
  return (
    <ol className={styles.rail} aria-label={label}>
      {rows.map((row) => (
        <SumLine key={row.id} {...row} />
      ))}
    </ol>
  );
}

function SumLine({ label, amount, operator, why, isTotal = false, tone = 'plain' }: SumRow) {
  const [isOpen, setOpen] = useState(false);
  const whyId = useId();
  return (
    <li className={classNames(styles.row, isTotal && styles.total, styles[tone])}>
      <span className={styles.operator}>
        {operator && (
          <span role="img" aria-label={operator.spoken}>
            {operator.sign}
          </span>
        )}
      </span>
      {why ? (
        <button
          type="button"
          className={styles.label}
          aria-expanded={isOpen}
          aria-controls={whyId}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          <Icon name="chevronDown" />
        </button>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      <span className={styles.amount}>{amount}</span>
      {why && (
        <div id={whyId} className={styles.why} hidden={!isOpen}>
          {why}
        </div>
      )}
    </li>
  );
}
