import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { GuideOffer } from '../../flows/GuideOffer.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './dashboard.module.css';

type WelcomeProps = {
  readonly title: string;
  /** In place of the title, while nobody is known to be greeted. */
  readonly drawn?: ReactNode;
  readonly isSuspended: boolean;
};

/** A greeting, and the two ways to start. */
export function Welcome({ title, drawn = title, isSuspended }: WelcomeProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.welcome}>
      <PageHeading title={title} drawn={drawn} lead={t('dashboard.lead')} />
      <div className={styles.starts}>
        {isSuspended ? (
          <Button isDisabled>{t('dashboard.startTransfer')}</Button>
        ) : (
          <>
            <ButtonLink to="/get-quote">{t('dashboard.startTransfer')}</ButtonLink>
            <GuideOffer />
          </>
        )}
      </div>
    </header>
  );
}
