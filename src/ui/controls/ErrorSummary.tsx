import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField.ts';
import { Icon } from './Icon.tsx';

export type FieldProblem = { readonly field: string; readonly text: string };

export type ErrorSummaryProps = {
  /** In the order of the fields, with the fields' own words. */
  readonly problems: readonly FieldProblem[];
};

/** Tops a refused form of more than three fields: takes focus, and leads to each field. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} tabIndex={-1}>
      <div role="alert">
        <h2 className={styles.title}>
          <Icon name="alert" />
          {t('controls.thereIsAProblem')}
        </h2>
        <ul className={styles.list}>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(document, field);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
