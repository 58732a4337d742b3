import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './failure.module.css';

/** ERR-03, ERR-04. Stands without a layout, because that may be what failed. */
export function ErrorScreen({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <PageHeading title={t('common.errorTitle')} lead={t('common.errorText')} />
      <div className={styles.actions}>
        <PlainButton onPress={onReload}>{t('common.tryAgain')}</PlainButton>
        <ButtonLink href="/" variant="secondary">
          {t('common.toHome')}
        </ButtonLink>
        <TextLink href="/help" isRoomy>
          {t('common.contactUs')}
        </TextLink>
      </div>
    </main>
  );
}
