import type { ReactNode } from 'react';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import { classNames } from '../controls/classNames.ts';
import { CountryPattern } from '../theme/CountryPattern.tsx';
import styles from './AuthLayout.module.css';
import { HelpLink } from './HelpLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { contentId, SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export type AuthLayoutProps = {
  /** One honest thing about the product, set large. */
  readonly sentence: string;
  /** Where it can be checked: who holds the money, what it costs. */
  readonly footnote?: string;
  readonly country?: PayoutCountryCode;
  /** Signing in alone keeps the panel on a phone (AUT-15). */
  readonly keepsPanelOnPhone?: boolean;
  /** Under the form: how pages look and speak. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

/** A wall of cloth on the left for 35 % of the width (AUT-14), one form on the right. */
export function AuthLayout(props: AuthLayoutProps) {
  const { sentence, footnote, country = 'CM', keepsPanelOnPhone = false, foot, children } = props;
  return (
    <div className={classNames(styles.page, keepsPanelOnPhone && styles.keepsPanel)}>
      <SkipLink />
      <aside className={styles.panel} data-print="hide">
        <CountryPattern country={country} strength="panel" />
        <div className={styles.front}>
          <Logo />
          <div className={styles.saying}>
            <p className={styles.sentence}>{sentence}</p>
            {footnote && <p className={styles.footnote}>{footnote}</p>}
          </div>
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.bar}>
          <div className={styles.barLogo}>
            <Logo />
          </div>
          <div className={styles.tools} data-print="hide">
            <HelpLink />
            <LanguageLinks />
            <ThemeSwitch />
          </div>
        </header>
        <main id={contentId} tabIndex={-1} className={styles.content}>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </main>
      </div>
    </div>
  );
}
