import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import plain from './PlainField.module.css';
import { useHydrated } from './useHydrated.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type FieldShape = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** What the server shows where no script runs and the field is wrong; written into the page, hidden. */
  readonly refusal?: { readonly id: string; readonly text: string };
  readonly isRequired?: boolean;
};

/** What the browser's own control is told, so that its label, hint and error are read with it. */
type Tied = {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly className: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
};

function Field({
  name,
  label,
  hint,
  error,
  refusal,
  isRequired = false,
  children,
}: FieldShape & { children: (tied: Tied) => ReactNode }) {
  const id = useId();
  const isDrawnHere = useHydrated();
  const [isWritten] = useState(!isDrawnHere);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-field={name} {...(error && { 'data-invalid': true })}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {children({
          id,
          name,
          required: isRequired,
          className: classNames(styles.input),
          ...(error && { 'aria-invalid': true }),
          ...(notes && { 'aria-describedby': notes }),
        })}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
      {error && <Problem id={`${id}-error`} text={error} />}
      {refusal && isWritten && <Problem {...refusal} className={plain.written} />}
    </div>
  );
}

type ProblemProps = { readonly id: string; readonly text: string; readonly className?: string | undefined };

function Problem({ id, text, className }: ProblemProps) {
  const { t } = useTranslation();
  return (
    <span id={id} className={classNames(styles.error, className)}>
      <Icon name="alert" />
      <span>
        <VisuallyHidden>{t('controls.errorPrefix')}</VisuallyHidden> {text}
      </span>
    </span>
  );
}

type PlainFieldProps = FieldShape & {
  /** What is known already, be it only later: it comes where nothing was typed. */
  readonly initial?: string;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete: string;
  readonly maxLength: number;
};

/** A field of a PlainForm: the browser's own input, which keeps what was typed before any script ran. */
export function PlainField({ type = 'text', autoComplete, maxLength, initial, ...field }: PlainFieldProps) {
  return (
    <Field {...field}>
      {(tied) => (
        <input
          {...tied}
          {...(initial !== undefined && { defaultValue: initial })}
          type={type}
          autoComplete={autoComplete}
          maxLength={maxLength}
        />
      )}
    </Field>
  );
}

export function PlainTextArea({ maxLength, ...field }: FieldShape & { readonly maxLength: number }) {
  return <Field {...field}>{(tied) => <textarea {...tied} rows={4} maxLength={maxLength} />}</Field>;
}

type PlainSelectProps = FieldShape & {
  readonly placeholder: string;
  readonly autoComplete: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
};

export function PlainSelect({ placeholder, autoComplete, options, ...field }: PlainSelectProps) {
  return (
    <Field {...field}>
      {({ className, ...tied }) => (
        <>
          <select {...tied} autoComplete={autoComplete} defaultValue="" className={classNames(className, plain.select)}>
            <option value="" disabled>
              {placeholder}
            </option>
            {options.map(({ id, label }) => (
              // Names of countries differ between the tables of browsers; what was written stays.
              <option key={id} value={id} suppressHydrationWarning>
                {label}
              </option>
            ))}
          </select>
          <span className={plain.arrow}>
            <Icon name="chevronDown" />
          </span>
        </>
      )}
    </Field>
  );
}
