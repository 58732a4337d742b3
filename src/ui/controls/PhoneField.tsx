import type { ReactNode } from 'react';
import { useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import type { CountryCode } from '#domain/reference/countryCodes.ts';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { Flag } from './Flag.tsx';
import { fieldState } from './fieldState.ts';
import styles from './PhoneField.module.css';
import { pasteBlock } from './pasteBlock.ts';
import { Select } from './Select.tsx';

export type DialCountry<Code extends CountryCode> = {
  readonly countryCode: Code;
  readonly name: string;
  /** '+237' */
  readonly dialCode: string;
};

export type PhoneFieldProps<Code extends CountryCode> = FieldNotesProps & {
  readonly label: string;
  /** One country means that the dial code is fixed and only written. */
  readonly countries: readonly DialCountry<Code>[];
  readonly country: Code;
  readonly onCountryChange?: (country: Code) => void;
  /** The number as typed, without the dial code. */
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly placeholder?: string;
  readonly name?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** RCP-19, D-36 */
  readonly blocksPaste?: boolean;
};

export function PhoneField<Code extends CountryCode>(props: PhoneFieldProps<Code>) {
  const { label, countries, country, onCountryChange, placeholder, hint, error, blocksPaste, ...ariaProps } = props;
  const { t } = useTranslation();
  const labelId = useId();
  const notes: ReactNode = [hint, blocksPaste && t('controls.pasteBlocked')].filter(Boolean).join(' ');
  return (
    <AriaTextField {...ariaProps} {...fieldState(error, ariaProps.name)} type="tel" className={classNames(field.field)}>
      <Label id={labelId} className={classNames(field.label)}>
        {label}
      </Label>
      <Group role="group" aria-labelledby={labelId} className={classNames(field.box, styles.box)}>
        <DialCode countries={countries} country={country} onCountryChange={onCountryChange} />
        <Input
          autoComplete="tel-national"
          className={classNames(field.input)}
          {...(placeholder && { placeholder })}
          {...(blocksPaste && pasteBlock)}
        />
      </Group>
      <FieldNotes hint={notes} error={error} />
    </AriaTextField>
  );
}

type DialCodeProps<Code extends CountryCode> = Pick<PhoneFieldProps<Code>, 'countries' | 'country'> & {
  readonly onCountryChange: ((country: Code) => void) | undefined;
};

function DialCode<Code extends CountryCode>({ countries, country, onCountryChange }: DialCodeProps<Code>) {
  const { t } = useTranslation();
  const [only] = countries;
  if (countries.length === 1 && only) {
    return (
      <span className={styles.fixed}>
        <Flag country={only.countryCode} />
        {only.dialCode}
      </span>
    );
  }
  const items = countries.map(({ countryCode, name, dialCode }) => ({
    id: countryCode,
    label: name,
    detail: dialCode,
    short: dialCode,
    icon: <Flag country={countryCode} />,
  }));
  return (
    <Select
      look="bare"
      label={t('controls.dialCode')}
      items={items}
      value={country}
      onChange={(chosen) => onCountryChange?.(chosen)}
    />
  );
}
