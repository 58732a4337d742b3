import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

export type Fact = { readonly label: string; readonly value: ReactNode };

/** Names and values, one pair a line. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
