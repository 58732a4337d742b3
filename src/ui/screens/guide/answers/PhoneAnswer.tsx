import { useTranslation } from 'react-i18next';
import { countryName, countryOf } from '#domain/reference/countries.ts';
import { signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { Flag } from '../../../controls/Flag.tsx';
import { Select } from '../../../controls/Select.tsx';
import { useFormats } from '../../../formats/useFormats.ts';
import type { AnswersProps } from './answersProps.ts';

/** Whose number it is, for a sender who lives elsewhere than they pay from. */
export function PhoneAnswer({ phoneCountry, onPhoneCountry }: AnswersProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const items = signUpCountryCodes.map((id) => ({
    id,
    label: countryName(id, locale),
    detail: countryOf(id).dialCode,
    icon: <Flag country={id} />,
  }));
  return <Select label={t('auth.fields.country')} items={items} value={phoneCountry} onChange={onPhoneCountry} />;
}
