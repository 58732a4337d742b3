import type { ReactNode } from 'react';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { BarTools, PageFrame } from './PageFrame.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export type PublicLayoutProps = {
  readonly language: LanguageSwitchProps['language'];
  readonly onLanguageChange: LanguageSwitchProps['onChange'];
  readonly children: ReactNode;
};

/** Around a conversation, which has its own ways on. */
export function PublicLayout({ language, onLanguageChange, children }: PublicLayoutProps) {
  const bar = (
    <>
      <Logo />
      <BarTools>
        <LanguageSwitch language={language} onChange={onLanguageChange} />
        <ThemeSwitch />
      </BarTools>
    </>
  );
  return <PageFrame bar={bar}>{children}</PageFrame>;
}
