import { useTranslation } from 'react-i18next';
import card from '../../controls/card.module.css';
import { classNames } from '../../controls/classNames.ts';
import { NeedList } from '../../controls/NeedList.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import { FirstTransferNeeds } from './FirstTransferNeeds.tsx';

export type WelcomeScreenProps = {
  /** Where the form is, with whatever the visitor brought along. */
  readonly formPath: string;
  readonly referralCode?: string | undefined;
};

/** Says what signing up and a first transfer take before it asks for anything (AUT-10, AUT-50). */
export function WelcomeScreen({ formPath, referralCode }: WelcomeScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.welcome.title')} lead={t('auth.welcome.lead')} />
      {referralCode && (
        <Notice tone="positive" icon="gift">
          {t('auth.welcome.invited', { code: referralCode })}
        </Notice>
      )}
      <section className={classNames(card.card, styles.needs)}>
        <h2>{t('auth.welcome.needTitle')}</h2>
        <NeedList
          needs={[
            { icon: 'send', text: t('auth.welcome.needEmail') },
            { icon: 'mobile', text: t('auth.welcome.needPhone') },
            { icon: 'person', text: t('auth.welcome.needAge') },
          ]}
        />
        <FirstTransferNeeds />
      </section>
      <ButtonLink to={formPath} isWide>
        {t('auth.signUpWithEmail')}
      </ButtonLink>
      <p className={styles.aside}>
        {t('auth.welcome.haveAccount')}
        <TextLink to="/sign-in" isRoomy>
          {t('common.signIn')}
        </TextLink>
      </p>
    </div>
  );
}
