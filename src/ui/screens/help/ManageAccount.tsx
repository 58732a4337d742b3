import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import { useSiteHref } from '../../layouts/siteHref.ts';
import { siteLink } from '../../layouts/siteLinks.ts';
import styles from './help.module.css';

const guides = [
  { name: 'profile', to: '/profile?mode=edit', icon: 'person' },
  { name: 'password', to: '/settings?mode=password', icon: 'settings' },
  { name: 'devices', to: '/settings', icon: 'mobile' },
  { name: 'statement', to: '/account-statements', icon: 'list' },
  { name: 'close', to: siteLink('closeAccount'), icon: 'circleCross' },
] as const satisfies readonly { name: string; to: string; icon: IconName }[];

/** Managing your account, with the guide to closing it (BIZ-07). */
export function ManageAccount() {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  return (
    <section className={styles.account} aria-labelledby="managing-your-account">
      <h2 id="managing-your-account">{t('help.account')}</h2>
      <p>{t('help.accountLead')}</p>
      <ul className={styles.guides}>
        {guides.map(({ name, to, icon }) => (
          <li key={name}>
            <Link to={inLanguage(to)} className={styles.guide}>
              <Icon name={icon} />
              <span>
                <span className={styles.guideTitle}>{t(`help.links.${name}.title`)}</span>
                <span className={styles.guideText}>{t(`help.links.${name}.text`)}</span>
              </span>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
