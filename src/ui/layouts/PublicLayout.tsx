import type { ReactNode } from 'react';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import styles from './PublicLayout.module.css';
import { contentId, SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export type PublicLayoutProps = {
  readonly language: LanguageSwitchProps['language'];
  readonly onLanguageChange: LanguageSwitchProps['onChange'];
  /** Sign in, sign up. */
  readonly links?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export function PublicLayout({ language, onLanguageChange, links, footer, children }: PublicLayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={styles.bar} data-print="hide">
        <Logo />
        <div className={styles.tools}>
          <LanguageSwitch language={language} onChange={onLanguageChange} />
          <ThemeSwitch />
        </div>
        {links && <div className={styles.links}>{links}</div>}
      </header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {footer && (
        <footer className={styles.footer} data-print="hide">
          {footer}
        </footer>
      )}
    </div>
  );
}
