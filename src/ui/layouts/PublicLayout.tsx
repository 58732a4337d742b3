import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { BarTools, PageFrame } from './PageFrame.tsx';
import styles from './PublicLayout.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

type PublicLayoutProps = {
  /** Under the conversation: how it looks and speaks. */
  readonly foot: ReactNode;
  readonly children: ReactNode;
};

/** Around a conversation, which has its own ways on. */
export function PublicLayout({ foot, children }: PublicLayoutProps) {
  const bar = (
    <>
      <Logo />
      <BarTools>
        <HelpLink />
        <LanguageLinks />
        <ThemeSwitch />
      </BarTools>
    </>
  );
  return (
    <PageFrame bar={bar} end={<footer className={styles.foot}>{foot}</footer>}>
      {children}
    </PageFrame>
  );
}
