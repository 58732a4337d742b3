import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import { codeLength, completesCode } from '#domain/account/codeFormat.ts';
import styles from './CodeField.module.css';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';

export type CodeFieldProps = FieldNotesProps & {
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  /** The last digit came, typed, pasted or filled in by the phone: nobody has to press a button as well. */
  readonly onComplete?: (digits: string) => void;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
};

/** Six drawn boxes over one real input, so that phones can fill the code in and it can be pasted (WCAG 3.3.8). */
export function CodeField({ label, value, onChange, onComplete, hint, error, ...ariaProps }: CodeFieldProps) {
  function take(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (completesCode(value, digits)) onComplete?.(digits);
  }

  return (
    <AriaTextField
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      value={value}
      onChange={take}
      className={classNames(field.field)}
    >
      <Label className={classNames(field.label)}>{label}</Label>
      <div className={styles.boxes}>
        {Array.from({ length: codeLength }, (_, place) => place).map((place) => (
          <span key={place} className={styles.box} aria-hidden="true" data-next={place === value.length || undefined}>
            {value[place]}
          </span>
        ))}
        <Input className={classNames(styles.input)} autoComplete="one-time-code" inputMode="numeric" pattern="[0-9]*" />
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
