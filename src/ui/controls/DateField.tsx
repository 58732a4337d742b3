import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import { classNames } from './classNames.ts';
import styles from './DateField.module.css';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const parts = ['day', 'month', 'year'] as const;
type Part = (typeof parts)[number];
type Typed = Readonly<Record<Part, string>>;

const digitsOf: Record<Part, number> = { day: 2, month: 2, year: 4 };

export type DateFieldProps = {
  readonly label: string;
  /** Undefined until all three parts are there. It may be a day that does not exist: the rules say so, not the box. */
  readonly value: CalendarDay | undefined;
  readonly onChange: (day: CalendarDay | undefined) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly name?: string;
  /** Lets the browser fill in a birthday. */
  readonly isBirthday?: boolean;
  readonly isRequired?: boolean;
};

/**
 * DD-MM-YYYY, typed. Three plain inputs, because a birthday is known by heart: a calendar is slow for it, and phones
 * give plain inputs a keypad and autofill.
 */
export function DateField({ label, value, onChange, hint, error, name, isBirthday, isRequired }: DateFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() => textsOf(value));
  const boxes = useRef<Partial<Record<Part, HTMLInputElement | null>>>({});
  const isInvalid = error !== undefined;

  const enter = (part: Part, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, digitsOf[part]);
    const next = { ...typed, [part]: digits };
    setTyped(next);
    onChange(dayOf(next));
    const following = parts[parts.indexOf(part) + 1];
    if (following && digits.length === digitsOf[part] && digits.length > typed[part].length) {
      boxes.current[following]?.focus();
    }
  };
  const stepBack = (part: Part, { key }: KeyboardEvent) => {
    const before = parts[parts.indexOf(part) - 1];
    if (key === 'Backspace' && before && typed[part] === '') boxes.current[before]?.focus();
  };

  return (
    <fieldset
      className={field.field}
      data-field={name}
      data-invalid={isInvalid || undefined}
      aria-describedby={classNames(hint && `${id}-hint`, isInvalid && `${id}-error`) || undefined}
    >
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <div className={classNames(field.box, styles.box)}>
        {parts.map((part, index) => (
          <span key={part} className={styles.part}>
            {index > 0 && <span aria-hidden="true">-</span>}
            <input
              ref={(input) => {
                boxes.current[part] = input;
              }}
              className={classNames(styles.input, styles[part])}
              aria-label={t(`controls.${part}`)}
              aria-invalid={isInvalid || undefined}
              aria-required={isRequired || undefined}
              inputMode="numeric"
              autoComplete={isBirthday ? `bday-${part}` : 'off'}
              placeholder={t(`controls.${part}Placeholder`)}
              name={name && `${name}-${part}`}
              value={typed[part]}
              onChange={({ target }) => enter(part, target.value)}
              onKeyDown={(event) => stepBack(part, event)}
            />
          </span>
        ))}
      </div>
      {hint && (
        <span id={`${id}-hint`} className={field.hint}>
          {hint}
        </span>
      )}
      {isInvalid && (
        <span id={`${id}-error`} className={field.error}>
          <Icon name="alert" />
          <span>
            <VisuallyHidden>{t('controls.errorPrefix')}</VisuallyHidden> {error}
          </span>
        </span>
      )}
    </fieldset>
  );
}

function textsOf(day: CalendarDay | undefined): Typed {
  if (!day) return { day: '', month: '', year: '' };
  return {
    day: String(day.day).padStart(2, '0'),
    month: String(day.month).padStart(2, '0'),
    year: String(day.year).padStart(4, '0'),
  };
}

function dayOf({ day, month, year }: Typed): CalendarDay | undefined {
  if (!day || !month || year.length < digitsOf.year) return undefined;
  return { day: Number(day), month: Number(month), year: Number(year) };
}
