import { RadioGroup as AriaRadioGroup, Label, Radio } from 'react-aria-components/RadioGroup';
import styles from './Choice.module.css';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';

export type RadioGroupProps<Id extends string> = FieldNotesProps & {
  readonly label: string;
  readonly items: readonly { readonly id: Id; readonly label: string; readonly detail?: string }[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { label, items, onChange, hint, error, ...ariaProps } = props;
  return (
    <AriaRadioGroup
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      onChange={(value) => {
        const chosen = items.find(({ id }) => id === value);
        if (chosen) onChange(chosen.id);
      }}
      className={classNames(styles.group)}
    >
      <Label className={classNames(field.label)}>{label}</Label>
      <div className={styles.choices}>
        {items.map(({ id, label: words, detail }) => (
          <Radio key={id} value={id} className={classNames(styles.choice)}>
            <span className={classNames(styles.mark, styles.round)} />
            <span className={styles.words}>
              {words} {detail && <span className={styles.detail}>{detail}</span>}
            </span>
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaRadioGroup>
  );
}
