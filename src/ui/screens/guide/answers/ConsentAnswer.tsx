import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '../../../controls/Button.tsx';
import { Checkbox } from '../../../controls/Checkbox.tsx';
import { VisuallyHidden } from '../../../controls/VisuallyHidden.tsx';
import { LegalLink } from '../../../flows/LegalLink.tsx';
import styles from '../answers.module.css';
import type { AnswersProps } from './answersProps.ts';

const terms = <LegalLink href="/company/legal/terms" />;
const privacy = <LegalLink href="/company/legal/privacy" />;

/** What must be agreed to, box by box, with the texts a link away (AUT-40, AUT-41). */
export function ConsentAnswer({
  hasPartnerTerms,
  label,
  onAnswer,
}: AnswersProps & { readonly hasPartnerTerms: boolean }) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const box = (name: string) => ({
    isSelected: ticked.includes(name),
    onChange: (isOn: boolean) => setTicked((now) => (isOn ? [...now, name] : now.filter((other) => other !== name))),
  });
  return (
    <fieldset className={styles.consent}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <Checkbox {...box('terms')}>
        <Trans i18nKey="auth.signUp.agreeTerms" components={{ legal: terms }} />
      </Checkbox>
      <Checkbox {...box('privacy')}>
        <Trans i18nKey="auth.signUp.agreePrivacy" components={{ legal: privacy }} />
      </Checkbox>
      {hasPartnerTerms && (
        <Checkbox {...box('partner')} hint={t('auth.signUp.partnerTermsWhy')}>
          <Trans i18nKey="auth.signUp.agreePartnerTerms" components={{ legal: terms }} />
        </Checkbox>
      )}
      <Checkbox {...box('noMarketing')}>{t('auth.signUp.noMarketing')}</Checkbox>
      <Button isWide onPress={() => onAnswer(ticked.join(' ') || 'none')}>
        {t('guide.agree')}
      </Button>
    </fieldset>
  );
}
