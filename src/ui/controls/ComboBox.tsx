import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { useTranslation } from 'react-i18next';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import { Icon } from './Icon.tsx';
import { Option, type OptionContent } from './Option.tsx';
import list from './OptionList.module.css';

export type ComboBoxProps<Id extends string> = FieldNotesProps & {
  readonly label: string;
  readonly items: readonly (OptionContent & { readonly id: Id })[];
  readonly value: Id | null;
  readonly onChange: (id: Id | null) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
};

/** A long list to search by typing: banks, countries, professions. 'e' finds 'é', as React Aria's filter compares. */
export function ComboBox<Id extends string>(props: ComboBoxProps<Id>) {
  const { label, items, value, onChange, placeholder, hint, error, ...ariaProps } = props;
  const { t } = useTranslation();
  return (
    <AriaComboBox
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      defaultItems={items}
      value={value}
      onChange={(key) => onChange(items.find(({ id }) => id === key)?.id ?? null)}
      menuTrigger="focus"
      allowsEmptyCollection
      className={classNames(styles.field)}
    >
      <Label className={classNames(styles.label)}>{label}</Label>
      <div className={styles.box}>
        <Input className={classNames(styles.input)} placeholder={placeholder ?? t('controls.typeToSearch')} />
        <Button className={classNames(list.opener)}>
          <Icon name="chevronDown" />
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <Popover className={classNames(list.popover)} offset={6}>
        <ListBox<OptionContent & { readonly id: Id }>
          className={classNames(list.list)}
          renderEmptyState={() => <p className={list.empty}>{t('controls.nothingFound')}</p>}
        >
          {(item) => (
            <ListBoxItem textValue={item.label} className={classNames(list.option)}>
              <Option {...item} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
