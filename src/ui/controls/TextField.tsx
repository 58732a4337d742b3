import type { ReactNode } from 'react';
import { TextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
  Label,
} from 'react-aria-components/TextField';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import { useTypedBefore } from './useTypedBefore.ts';

export type TextFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldNotesProps & {
    readonly label: string;
    readonly placeholder?: string;
    /** A dial code or sign shown inside the box, before what is typed. */
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
  };

/** Whoever can't change a value can't move along in it either: its box grows with it. */
export function TextField({ label, hint, error, placeholder, prefix, suffix, ...ariaProps }: TextFieldProps) {
  const box = useTypedBefore(ariaProps);
  return (
    <AriaTextField {...ariaProps} {...fieldState(error, ariaProps.name)} className={classNames(styles.field)}>
      <Label className={classNames(styles.label)}>{label}</Label>
      <div className={styles.box}>
        {prefix && <span className={styles.affix}>{prefix}</span>}
        {ariaProps.isDisabled ? (
          <span className={styles.whole} data-value={ariaProps.value}>
            <TextArea rows={1} className={classNames(styles.input)} />
          </span>
        ) : (
          <Input ref={box} className={classNames(styles.input)} {...(placeholder && { placeholder })} />
        )}
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
