import { useTranslation } from 'react-i18next';
import { localeOf } from '#contract/protocol/language.ts';
import { countryName, countryOf } from '#domain/reference/countries.ts';
import { type SignUpCountryCode, signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import { languageOf } from '#src/locales/locale.ts';
import { Flag } from '../../controls/Flag.tsx';
import { PhoneField } from '../../controls/PhoneField.tsx';
import { RadioGroup } from '../../controls/RadioGroup.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { RegistrationSectionProps } from './registrationSection.ts';

export function ContactSection({ draft, change, errorOf }: RegistrationSectionProps) {
  const { t, i18n } = useTranslation();
  const countries = signUpCountries(localeOf[languageOf(i18n)]);
  return (
    <>
      <Select
        name="countryCode"
        label={t('auth.fields.country')}
        items={countries.map(({ countryCode, name }) => ({
          id: countryCode,
          label: name,
          icon: <Flag country={countryCode} />,
        }))}
        value={draft.countryCode}
        onChange={(countryCode) => change({ countryCode })}
        error={errorOf('countryCode')}
      />
      <PhoneField
        name="mobile"
        label={t('auth.fields.mobile')}
        hint={t('auth.signUp.mobileHint')}
        countries={countries.filter(({ countryCode }) => countryCode === draft.countryCode)}
        country={draft.countryCode}
        value={draft.mobile}
        onChange={(mobile) => change({ mobile })}
        error={errorOf('mobile')}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('auth.fields.email')}
        hint={t('auth.signUp.emailHint')}
        autoComplete="email"
        value={draft.email}
        onChange={(email) => change({ email })}
        error={errorOf('email')}
      />
      <RadioGroup
        name="channel"
        label={t('auth.fields.channel')}
        items={[
          { id: 'email', label: t('auth.signUp.byEmail') },
          { id: 'sms', label: t('auth.signUp.bySms') },
        ]}
        value={draft.channel}
        onChange={(channel) => change({ channel })}
        error={errorOf('channel')}
      />
    </>
  );
}

/** The fourteen, as the reader's language sorts them (AUT-47). */
function signUpCountries(locale: string) {
  return signUpCountryCodes
    .map((countryCode: SignUpCountryCode) => ({
      countryCode,
      name: countryName(countryCode, locale),
      dialCode: countryOf(countryCode).dialCode,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
}
