import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/Icon.tsx';
import { SiteLink } from './SiteLink.tsx';
import styles from './SiteNav.module.css';
import { companyLinks, legalLinks } from './siteLinks.ts';
import { useFoldingMenu } from './useFoldingMenu.ts';

/** Where everything is, in the head of every public page (PUB-16); on phones the bar below takes its place. */
export function SiteNav() {
  const { t } = useTranslation();
  const company = useFoldingMenu();
  return (
    <nav className={styles.nav} aria-label={t('controls.mainNavigation')} data-print="hide">
      <ul className={styles.entries}>
        <li>
          <SiteLink name="home" className={styles.entry} />
        </li>
        <li>
          <details ref={company} className={styles.group}>
            <summary className={styles.entry}>
              {t('site.nav.company')}
              <Icon name="chevronDown" />
            </summary>
            <div className={styles.panel}>
              <ul className={styles.list}>
                {companyLinks.map((name) => (
                  <li key={name}>
                    <SiteLink name={name} className={styles.item} />
                  </li>
                ))}
              </ul>
              <p className={styles.part} id="site-nav-legal">
                {t('site.nav.legal')}
              </p>
              <ul className={styles.list} aria-labelledby="site-nav-legal">
                {legalLinks.map((name) => (
                  <li key={name}>
                    <SiteLink name={name} className={styles.item} />
                  </li>
                ))}
              </ul>
            </div>
          </details>
        </li>
        <li>
          <SiteLink name="howItWorks" className={styles.entry} />
        </li>
        <li>
          <SiteLink name="help" className={styles.entry} />
        </li>
      </ul>
    </nav>
  );
}
