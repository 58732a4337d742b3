import { Trans, useTranslation } from 'react-i18next';
import { asksPartnerTerms } from '#domain/account/registrationRules.ts';
import { Checkbox } from '../../controls/Checkbox.tsx';
import { PasswordField } from '../../controls/PasswordField.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { LegalLink } from '../../flows/LegalLink.tsx';
import { passwordChecklist } from '../../flows/passwordTexts.ts';
import styles from './auth.module.css';
import type { RegistrationSectionProps } from './registrationSection.ts';

const termsPath = '/company/legal/terms';
const privacyPath = '/company/legal/privacy';

export function ConsentSection({ draft, change, errorOf }: RegistrationSectionProps) {
  const words = useTranslation();
  const { t } = words;
  return (
    <>
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
      <TextField
        name="referralCode"
        label={t('auth.fields.referralCode')}
        autoComplete="off"
        maxLength={40}
        value={draft.referralCode}
        onChange={(referralCode) => change({ referralCode })}
        error={errorOf('referralCode')}
      />
      <div className={styles.choices}>
        <Checkbox
          name="agreedToTerms"
          isSelected={draft.agreedToTerms}
          onChange={(agreedToTerms) => change({ agreedToTerms })}
          error={errorOf('agreedToTerms')}
        >
          <Trans i18nKey="auth.signUp.agreeTerms" components={{ legal: <LegalLink href={termsPath} /> }} />
        </Checkbox>
        <Checkbox
          name="agreedToPrivacy"
          isSelected={draft.agreedToPrivacy}
          onChange={(agreedToPrivacy) => change({ agreedToPrivacy })}
          error={errorOf('agreedToPrivacy')}
        >
          <Trans i18nKey="auth.signUp.agreePrivacy" components={{ legal: <LegalLink href={privacyPath} /> }} />
        </Checkbox>
        {asksPartnerTerms(draft.countryCode) && (
          <Checkbox
            name="agreedToPartnerTerms"
            hint={t('auth.signUp.partnerTermsWhy')}
            isSelected={draft.agreedToPartnerTerms}
            onChange={(agreedToPartnerTerms) => change({ agreedToPartnerTerms })}
            error={errorOf('agreedToPartnerTerms')}
          >
            <Trans i18nKey="auth.signUp.agreePartnerTerms" components={{ legal: <LegalLink href={termsPath} /> }} />
          </Checkbox>
        )}
        <Checkbox
          name="marketingOptOut"
          isSelected={draft.marketingOptOut}
          onChange={(marketingOptOut) => change({ marketingOptOut })}
        >
          {t('auth.signUp.noMarketing')}
        </Checkbox>
      </div>
    </>
  );
}
