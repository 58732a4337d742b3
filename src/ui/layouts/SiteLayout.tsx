import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../controls/TextLink.tsx';
import { BackToTop } from './BackToTop.tsx';
import { BottomNavigation } from './BottomNavigation.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { BarTools, PageFrame } from './PageFrame.tsx';
import styles from './SiteLayout.module.css';
import { SiteNav } from './SiteNav.tsx';
import { useSiteHref } from './siteHref.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export type SiteLayoutProps = {
  readonly isSignedIn: boolean;
  /** Above everything: what a visitor has to know first. */
  readonly banner?: ReactNode;
  readonly footer: ReactNode;
  /** Stays at the lower edge until it is answered. */
  readonly notice?: ReactNode;
  readonly children: ReactNode;
};

/** The public site around a page. Everything in it works without scripts, but for the theme. */
export function SiteLayout({ isSignedIn, banner, footer, notice, children }: SiteLayoutProps) {
  const inLanguage = useSiteHref();
  const bar = (
    <>
      <Logo to={inLanguage('/')} />
      <SiteNav />
      <BarTools>
        <LanguageLinks />
        <span className={styles.theme}>
          <ThemeSwitch />
        </span>
      </BarTools>
      <div className={styles.ways} data-print="hide">
        <Ways isSignedIn={isSignedIn} />
      </div>
    </>
  );
  const end = (
    <>
      <footer className={styles.footer}>{footer}</footer>
      <BottomNavigation ways={<Ways isSignedIn={isSignedIn} />} />
    </>
  );
  return (
    <div>
      <PageFrame banner={banner} bar={bar} end={end}>
        {children}
        <BackToTop />
      </PageFrame>
      {notice}
    </div>
  );
}

/** Signing in and signing up, or back to one's own pages (PUB-17). */
function Ways({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { t } = useTranslation();
  const inLanguage = useSiteHref();
  if (isSignedIn) {
    return (
      <ButtonLink to="/dashboard" variant="secondary" size="small">
        {t('site.toAccount')}
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink to={inLanguage('/sign-in')} variant="secondary" size="small">
        {t('common.signIn')}
      </ButtonLink>
      <ButtonLink to={inLanguage('/sign-up')} size="small">
        {t('common.signUp')}
      </ButtonLink>
    </>
  );
}
