import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Label,
  TextArea,
} from 'react-aria-components/TextField';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';

type TextAreaFieldProps = Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldNotesProps & { readonly label: string };

/** For more than a line. */
export function TextAreaField({ label, hint, error, ...ariaProps }: TextAreaFieldProps) {
  return (
    <AriaTextField {...ariaProps} {...fieldState(error, ariaProps.name)} className={classNames(styles.field)}>
      <Label className={classNames(styles.label)}>{label}</Label>
      <div className={styles.box}>
        <TextArea rows={5} className={classNames(styles.input)} />
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
