import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../controls/PasswordField.tsx';
import styles from './auth.module.css';
import { passwordChecklist } from './passwordTexts.ts';
import type { RegistrationSectionProps } from './registrationSection.ts';

export function PasswordSection({ draft, change, errorOf }: RegistrationSectionProps) {
  const words = useTranslation();
  const { t } = words;
  return (
    <section className={styles.section}>
      <h2>{t('auth.signUp.password')}</h2>
      <PasswordField
        name="password"
        label={t('auth.fields.password')}
        autoComplete="new-password"
        rules={passwordChecklist(words, draft.password, 'signUp')}
        value={draft.password}
        onChange={(password) => change({ password })}
        error={errorOf('password')}
      />
      <PasswordField
        name="confirmation"
        label={t('auth.fields.confirmation')}
        autoComplete="new-password"
        value={draft.confirmation}
        onChange={(confirmation) => change({ confirmation })}
        error={errorOf('confirmation')}
      />
    </section>
  );
}
