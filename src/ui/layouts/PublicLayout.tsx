import type { ReactNode } from 'react';
import { HelpLink } from './HelpLink.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { BarTools, PageFrame } from './PageFrame.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Around a conversation, which has its own ways on. */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
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
  return <PageFrame bar={bar}>{children}</PageFrame>;
}
