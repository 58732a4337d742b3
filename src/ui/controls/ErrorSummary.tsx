import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './ErrorSummary.module.css';
import { focusField } from './focusField.ts';
import { Icon } from './Icon.tsx';

export type FieldProblem = { readonly field: string; readonly text: string };

export type ErrorSummaryProps = {
  /** In the order of the fields, with the fields' own words. */
  readonly problems: readonly FieldProblem[];
  /** Typed into since: what was refused there is not what stands there now. */
  readonly isCorrected?: ((field: string) => boolean) | undefined;
};

/** Tops a refused form of more than three fields: takes focus, and leads to each field. */
export function ErrorSummary({ problems, isCorrected = () => false }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length > 0) box.current?.focus();
  }, [problems]);
  const left = problems.filter(({ field }) => !isCorrected(field));
  if (left.length === 0) return null;
  return (
    <section ref={box} aria-labelledby={titleId} className={styles.summary} tabIndex={-1}>
      <div role="alert">
        <h2 id={titleId} className={styles.title}>
          <Icon name="alert" />
          {t('controls.thereIsAProblem')}
        </h2>
        <ul className={styles.list}>
          {left.map(({ field, text }) => (
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
    </section>
  );
}
