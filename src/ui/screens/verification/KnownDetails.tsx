import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import { dayMonthYear } from '#domain/account/writtenDay.ts';
import { TextField } from '../../controls/TextField.tsx';
import styles from './verifyIdentity.module.css';

/** What was given at sign-up: shown, and not to be changed (KYC-26, D-41). */
export function KnownDetails({ user: { profile, username, hasEmail } }: { readonly user: User }) {
  const { t } = useTranslation();
  const { firstName, lastName, phoneCode, mobile } = profile;
  return (
    <section className={styles.fields} aria-label={t('verification.personal.known')}>
      <div className={styles.pair}>
        <TextField isDisabled label={t('auth.fields.firstName')} value={firstName} />
        <TextField isDisabled label={t('auth.fields.lastName')} value={lastName} />
      </div>
      <div className={styles.pair}>
        <TextField isDisabled label={t('auth.fields.birthDate')} value={dayMonthYear(profile)} />
        <TextField isDisabled label={t('auth.fields.mobile')} value={`${phoneCode} ${mobile}`} />
      </div>
      {hasEmail && <TextField isDisabled label={t('auth.fields.email')} value={username} />}
    </section>
  );
}
