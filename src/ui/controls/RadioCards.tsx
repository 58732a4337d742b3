import type { ReactNode } from 'react';
import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components/RadioGroup';
import choice from './Choice.module.css';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import styles from './RadioCards.module.css';
import visually from './visuallyHidden.module.css';

export type RadioCardsProps = FieldNotesProps & {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** RadioCard elements. */
  readonly children: ReactNode;
};

/** One choice of several that each need more than a line: recipients, ways to pay. */
export function RadioCards(props: RadioCardsProps) {
  const { label, isLabelHidden = false, hint, error, children, ...ariaProps } = props;
  return (
    <AriaRadioGroup {...ariaProps} {...fieldState(error, ariaProps.name)} className={classNames(styles.cards)}>
      <Label className={classNames(isLabelHidden ? visually.hidden : field.label)}>{label}</Label>
      {children}
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  );
}

export type RadioCardProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A flag, an avatar, a provider's sign. */
  readonly picture?: ReactNode;
  /** At the end of the first line: a charge, a badge. */
  readonly aside?: ReactNode;
  /** Stands on the card and outside the choice: a delete button. */
  readonly beside?: ReactNode;
  /** Present means that it cannot be chosen, and says why. */
  readonly refusal?: string | undefined;
};

export function RadioCard({ id, title, detail, picture, aside, beside, refusal }: RadioCardProps) {
  return (
    <div className={styles.row}>
      <Radio value={id} isDisabled={refusal !== undefined} className={classNames(styles.card)}>
        <span className={classNames(choice.mark, choice.round)} />
        {picture}
        <span className={classNames(choice.words, styles.words)}>
          <span className={styles.title}>{title}</span> {detail && <span className={choice.detail}>{detail}</span>}{' '}
          {refusal && <span className={styles.refusal}>{refusal}</span>}
        </span>{' '}
        {aside && <span className={styles.aside}>{aside}</span>}
      </Radio>
      {beside && <div className={styles.beside}>{beside}</div>}
    </div>
  );
}
