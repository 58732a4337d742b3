import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { IconButton } from '../controls/Button.tsx';
import { classNames } from '../controls/classNames.ts';
import { Icon, type IconName } from '../controls/Icon.tsx';
import styles from './AccountLayout.module.css';
import { Logo } from './Logo.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export type AccountLink = {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
};

export type AccountLayoutProps = {
  readonly links: readonly AccountLink[];
  /** Under the links: signing out, inviting a friend. */
  readonly menuEnd?: ReactNode;
  /** At the end of the top bar: the bell, the avatar and the name. */
  readonly user: ReactNode;
  /** Above the content of every page, like a pending transfer. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** The signed-in shell: a menu at the side, or behind a button on phones, 768 pixels and under (SHL-12). */
export function AccountLayout({ links, menuEnd, user, banner, children }: AccountLayoutProps) {
  const { t } = useTranslation();
  const menuId = useId();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar} data-print="hide">
        <span className={styles.menuButton}>
          <IconButton
            icon={isMenuOpen ? 'cross' : 'menu'}
            label={t(isMenuOpen ? 'controls.closeMenu' : 'controls.openMenu')}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onPress={() => setMenuOpen(!isMenuOpen)}
          />
        </span>
        <Logo />
        <div className={styles.user}>
          <ThemeSwitch />
          {user}
        </div>
      </header>
      <nav
        id={menuId}
        aria-label={t('controls.mainNavigation')}
        className={classNames(styles.menu, isMenuOpen && styles.open)}
        data-print="hide"
      >
        <ul className={styles.links}>
          {links.map(({ to, label, icon }) => (
            <li key={to}>
              <NavLink to={to} className={classNames(styles.link)} onClick={() => setMenuOpen(false)}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        {menuEnd && <div className={styles.menuEnd}>{menuEnd}</div>}
      </nav>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {banner}
        {children}
      </main>
    </div>
  );
}
