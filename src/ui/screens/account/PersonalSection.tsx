import { useTranslation } from 'react-i18next';
import { DateField } from '../../controls/DateField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import styles from './auth.module.css';
import type { RegistrationSectionProps } from './registrationSection.ts';

export function PersonalSection({ draft, change, errorOf }: RegistrationSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          name="firstName"
          label={t('auth.fields.firstName')}
          autoComplete="given-name"
          value={draft.firstName}
          onChange={(firstName) => change({ firstName })}
          error={errorOf('firstName')}
        />
        <TextField
          name="lastName"
          label={t('auth.fields.lastName')}
          autoComplete="family-name"
          value={draft.lastName}
          onChange={(lastName) => change({ lastName })}
          error={errorOf('lastName')}
        />
      </div>
      <DateField
        name="day"
        label={t('auth.fields.birthDate')}
        isBirthday
        value={draft.day}
        onChange={(day) => change({ day })}
        error={errorOf('day')}
      />
    </>
  );
}
