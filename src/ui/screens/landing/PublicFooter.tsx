import { useTranslation } from 'react-i18next';
import { operator } from '#domain/operator.ts';
import { TextLink } from '../../controls/TextLink.tsx';
import styles from './PublicFooter.module.css';

/** Who stands behind the product, under every public page (PUB-22). */
export function PublicFooter() {
  const { t } = useTranslation();
  return (
    <div className={styles.footer}>
      <p>{t('landing.footer.registered', operator)}</p>
      <p>{t('landing.footer.europe', operator)}</p>
      {operator.isDemo && <p>{t('landing.footer.demo')}</p>}
      <p className={styles.links}>
        <TextLink to="/help" isRoomy>
          {t('landing.footer.help')}
        </TextLink>
      </p>
    </div>
  );
}
