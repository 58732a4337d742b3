import { useTranslation } from 'react-i18next';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { PlainButton } from '../../controls/PlainButton.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { SiteLink } from '../../layouts/SiteLink.tsx';
import styles from './failure.module.css';

/** Where most people wanted to go. */
const ways = ['home', 'howItWorks', 'rates', 'help'] as const;

export function NotFoundScreen({ onGoBack }: { readonly onGoBack: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.lost}>
      <EmptyIllustration of="lost" />
      <PageHeading title={t('common.notFoundTitle')} lead={t('common.notFoundText')} />
      <div className={styles.back}>
        <PlainButton onPress={onGoBack}>{t('common.goBack')}</PlainButton>
      </div>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <SiteLink name={way} className={styles.way} />
          </li>
        ))}
      </ul>
    </div>
  );
}
