import type { ReactNode } from 'react';
import { SwitchField as AriaSwitchField, SwitchButton, type SwitchFieldProps } from 'react-aria-components/Switch';
import styles from './Choice.module.css';
import { classNames } from './classNames.ts';
import { FieldNotes } from './FieldNotes.tsx';

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  readonly children: ReactNode;
  /** Also the place to say why it is off and cannot be moved (QUO-16). */
  readonly hint?: ReactNode;
};

/** For what takes effect at once; what is sent with a form is a Checkbox. */
export function Switch({ children, hint, ...ariaProps }: SwitchProps) {
  return (
    <AriaSwitchField {...ariaProps} className={classNames(styles.single)}>
      <SwitchButton className={classNames(styles.choice)}>
        <span className={styles.words}>{children}</span>
        <span className={styles.track} />
      </SwitchButton>
      <FieldNotes hint={hint} />
    </AriaSwitchField>
  );
}
