import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { focusFirstInvalidField } from './focusField.ts';
import { useHydrated } from './useHydrated.ts';
import { type KeptText, usePersistedText } from './usePersistedText.ts';

type PlainFormProps = {
  /** Where the form goes when no script takes it. */
  readonly action: string;
  readonly onSubmit: (fields: FormData) => void;
  /** Keep the array the same until the next refusal: a new one takes focus. */
  readonly problems: readonly FieldProblem[];
  readonly label: string;
  /** Where it is kept until it is sent: another language is a fresh page. */
  readonly kept?: KeptText;
  readonly children: ReactNode;
};

/** More fields wrong than this and a list on top helps more than a jump. */
const mostWithoutSummary = 1;

/**
 * A form of the public site: taken by the page where scripts run, sent whole where they do not. Until then the
 * browser itself says what is missing; nothing typed is lost either way.
 */
export function PlainForm({ action, onSubmit, problems, label, kept, children }: PlainFormProps) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const keepTyped = usePersistedText(form, kept);
  const showsSummary = problems.length > mostWithoutSummary;
  useEffect(() => {
    if (problems.length > 0 && !showsSummary && form.current) focusFirstInvalidField(form.current);
  }, [problems, showsSummary]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate={useHydrated()}
      onSubmit={submit}
      onInput={keepTyped}
      aria-label={label}
      className={styles.form}
    >
      {showsSummary && <ErrorSummary problems={problems} />}
      <input type="hidden" name="lang" value={i18n.language} />
      <input type="hidden" name="page" value={pathname} />
      {children}
    </form>
  );
}

/** What was typed into a field of it. */
export const typedIn = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
