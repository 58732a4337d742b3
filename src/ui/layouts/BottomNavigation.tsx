import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../controls/Icon.tsx';
import styles from './BottomNavigation.module.css';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SiteLink } from './SiteLink.tsx';
import { companyLinks, legalLinks, type SiteLinkName } from './siteLinks.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { useFoldingMenu } from './useFoldingMenu.ts';

const groups = [
  { title: undefined, names: ['home', 'howItWorks', 'help', 'rates'] },
  { title: 'company', names: companyLinks },
  { title: 'legal', names: legalLinks },
] as const satisfies readonly { title: 'company' | 'legal' | undefined; names: readonly SiteLinkName[] }[];

/** What a thumb reaches on a phone: the whole navigation folded behind one place, and the ways in (PUB-16, PUB-17). */
export function BottomNavigation({ ways }: { readonly ways: ReactNode }) {
  const { t } = useTranslation();
  const menu = useFoldingMenu();
  return (
    <nav className={styles.bar} aria-label={t('controls.openMenu')} data-print="hide">
      <details ref={menu} className={styles.menu}>
        <summary className={styles.opener}>
          <Icon name="menu" />
          {t('controls.openMenu')}
        </summary>
        <div className={styles.sheet}>
          {groups.map(({ title, names }) => (
            <div key={names[0]}>
              {title && <p className={styles.part}>{t(`site.nav.${title}`)}</p>}
              <ul className={styles.list}>
                {names.map((name) => (
                  <li key={name}>
                    <SiteLink name={name} className={styles.item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className={styles.tools}>
            <LanguageLinks isLong />
            <span className={styles.theme}>
              <ThemeSwitch />
            </span>
          </div>
        </div>
      </details>
      <div className={styles.ways}>{ways}</div>
    </nav>
  );
}
