import type { ReactNode } from 'react';
import {
  CheckboxField as AriaCheckboxField,
  CheckboxButton,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import styles from './Choice.module.css';
import { classNames } from './classNames.ts';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import { Icon } from './Icon.tsx';

export type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldNotesProps & { readonly children: ReactNode };

/** Its words are the label; links inside them stay links. */
export function Checkbox({ children, hint, error, ...ariaProps }: CheckboxProps) {
  return (
    <AriaCheckboxField {...ariaProps} {...fieldState(error, ariaProps.name)} className={classNames(styles.single)}>
      <CheckboxButton className={classNames(styles.choice)}>
        <span className={classNames(styles.mark, styles.square)}>
          <Icon name="check" />
        </span>
        <span className={styles.sentence}>{children}</span>
      </CheckboxButton>
      <FieldNotes hint={hint} error={error} />
    </AriaCheckboxField>
  );
}
