import type { ReactNode } from 'react';
import { classNames } from '../../controls/classNames.ts';
import styles from './Outcome.module.css';

type OutcomeProps = {
  /** The server leads here who sent the form without a script. */
  readonly id: string;
  readonly tone: 'positive' | 'danger';
  readonly isShown?: boolean;
  readonly children: ReactNode;
};

/** What came of a form, shown by the page or, where no script runs, by the address that leads to it. */
export function Outcome({ id, tone, isShown = false, children }: OutcomeProps) {
  return (
    <p
      id={id}
      tabIndex={-1}
      className={classNames(styles.outcome, styles[tone], isShown && styles.shown)}
      role="status"
    >
      {children}
    </p>
  );
}
