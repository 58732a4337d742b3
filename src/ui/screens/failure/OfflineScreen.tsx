import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { ButtonLink, TextLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './failure.module.css';

/** In place of any page while there is no network, without a script: it says what is safe, and asks once more. */
export function OfflineScreen() {
  const { t } = useTranslation();
  return (
    <main className={styles.screen}>
      <PageHeading title={t('offline.title')} lead={t('offline.lead')} />
      <ul className={styles.facts}>
        <li>{t('offline.sent')}</li>
        <li>{t('offline.paying')}</li>
        <li>{t('offline.typed')}</li>
      </ul>
      <div className={styles.actions}>
        {/* The address of the page that could not be reached, whichever it is. */}
        <ButtonLink href="">{t('common.tryAgain')}</ButtonLink>
        <TextLink href={`tel:${operator.phone.replaceAll(' ', '')}`} isRoomy>
          {t('offline.call', { phone: operator.phone })}
        </TextLink>
      </div>
    </main>
  );
}
