import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { ErrorSummary, type FieldProblem } from './ErrorSummary.tsx';
import styles from './Form.module.css';
import { focusFirstInvalidField } from './focusField.ts';

export type FormProps = {
  readonly onSubmit: () => void;
  /**
   * What was refused, by the fields' names and in their order; give the same texts to the fields.
   * Keep the array the same until the next refusal: a new one takes focus.
   */
  readonly problems?: readonly FieldProblem[];
  /** Which of them no longer stand: the list on top leaves them out, and nothing takes focus for it. */
  readonly isCorrected?: (field: string) => boolean;
  readonly children: ReactNode;
  readonly label?: string;
  /** For the pages that also work without scripts. */
  readonly action?: string;
  readonly method?: 'get' | 'post';
  readonly id?: string;
};

/** More fields wrong than this and a list on top helps more than a jump. */
const mostWithoutSummary = 1;

const none: readonly FieldProblem[] = [];

export function Form({ onSubmit, problems = none, isCorrected, children, label, ...formProps }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const showsSummary = problems.length > mostWithoutSummary;
  useEffect(() => {
    if (problems.length > 0 && !showsSummary && form.current) focusFirstInvalidField(form.current);
  }, [problems, showsSummary]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <AriaForm
      {...formProps}
      ref={form}
      onSubmit={submit}
      validationBehavior="aria"
      className={styles.form ?? ''}
      {...(label && { 'aria-label': label })}
    >
      {showsSummary && <ErrorSummary problems={problems} isCorrected={isCorrected} />}
      {children}
    </AriaForm>
  );
}
