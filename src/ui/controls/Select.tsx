import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import { Icon } from './Icon.tsx';
import { Option, type OptionContent } from './Option.tsx';
import list from './OptionList.module.css';
import visually from './visuallyHidden.module.css';

export type SelectProps<Id extends string> = FieldNotesProps & {
  readonly label: string;
  readonly items: readonly (OptionContent & { readonly id: Id })[];
  readonly value: Id | null;
  readonly onChange: (id: Id) => void;
  /** 'bare' stands inside another box, like the currency beside an amount; its label is then only spoken. */
  readonly look?: 'box' | 'bare';
  readonly placeholder?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

/** A short list to pick one from, fifteen at most; longer lists are a ComboBox. */
export function Select<Id extends string>(props: SelectProps<Id>) {
  const { label, items, value, onChange, look = 'box', placeholder, hint, error, ...ariaProps } = props;
  const { t } = useTranslation();
  const chosen = items.find(({ id }) => id === value);
  const isBare = look === 'bare';
  return (
    <AriaSelect
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      value={value}
      onChange={(key) => {
        const picked = items.find(({ id }) => id === key);
        if (picked) onChange(picked.id);
      }}
      placeholder={placeholder ?? t('controls.choose')}
      className={classNames(styles.field)}
    >
      <Label className={classNames(isBare ? visually.hidden : styles.label)}>{label}</Label>
      <Button className={isBare ? classNames(list.bareTrigger) : classNames(styles.box, list.trigger)}>
        <SelectValue className={classNames(list.value)}>
          {({ defaultChildren }) =>
            chosen ? (
              <>
                {chosen.icon}
                <span>{chosen.short ?? chosen.label}</span>
              </>
            ) : (
              defaultChildren
            )
          }
        </SelectValue>
        <Icon name="chevronDown" />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className={classNames(list.popover)} offset={6}>
        <ListBox items={items} className={classNames(list.list)}>
          {(item) => (
            <ListBoxItem textValue={item.label} className={classNames(list.option)}>
              <Option {...item} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
