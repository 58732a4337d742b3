import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './AccountLayout.module.css';
import { AccountMenu, type MenuEntry } from './AccountMenu.tsx';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';
import { Logo } from './Logo.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';

export type AccountLayoutProps = {
  /** Of the page, in the top bar (SHL-03). */
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  /** Above and under the entries of the side menu. */
  readonly menuStart: ReactNode;
  readonly menuEnd: ReactNode;
  /** At the end of the top bar: language, theme, bell, and who is signed in. */
  readonly tools: ReactNode;
  /** What a thumb reaches on phones; left out where a page has its own way on at the bottom. */
  readonly bottomBar?: BottomBarProps | undefined;
  /** Above the content of every page, like a pending transfer. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** The signed-in shell: a menu at the side; under 768 pixels a bar at the bottom instead (SHL-12). */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, entries, menuStart, menuEnd, tools, bottomBar, banner, children } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.page} data-bottom-bar={bottomBar !== undefined}>
      <SkipLink />
      <aside className={styles.side} data-print="hide">
        <div className={styles.brand}>
          <Logo to="/dashboard" />
        </div>
        {menuStart}
        <nav className={styles.nav} aria-label={t('controls.mainNavigation')}>
          <AccountMenu entries={entries} />
        </nav>
        <div className={styles.menuEnd}>{menuEnd}</div>
      </aside>
      <header className={styles.bar} data-print="hide">
        <span className={styles.smallBrand}>
          <Logo to="/dashboard" />
        </span>
        <p className={styles.title}>{title}</p>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {banner}
        {children}
      </main>
      {bottomBar && <BottomBar {...bottomBar} />}
    </div>
  );
}
