import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#src/ui/controls/Button.tsx';
import { ButtonLink } from '#src/ui/controls/TextLink.tsx';
import { AccountLayout } from '#src/ui/layouts/AccountLayout.tsx';
import { LanguageLinks } from '#src/ui/layouts/LanguageLinks.tsx';
import { ThemeSwitch } from '#src/ui/layouts/ThemeSwitch.tsx';
import { HelpBox } from '#src/ui/screens/shell/HelpBox.tsx';
import { paths } from '../address/paths.ts';
import { accountEntries } from './accountEntries.ts';
import { isSendingAt, pageNameAt } from './pageTitle.ts';
import { useKeptLanguage } from './useKeptLanguage.ts';

type AccountShellProps = {
  readonly isBusiness: boolean;
  readonly isSuspended: boolean;
  readonly onSignOut: () => void;
  /** At the end of the top bar: the bell, and who is signed in. */
  readonly person: ReactNode;
  /** Above the content, like a transfer that waits. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** What stands around every page of who is signed in, whoever it is (SHL-01…04, 12). */
export function AccountShell({ isBusiness, isSuspended, onSignOut, person, banner, children }: AccountShellProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = accountEntries({ t, isBusiness, onSignOut });
  const languageLinks = <LanguageLinks isLong onChoose={useKeptLanguage()} />;
  return (
    <AccountLayout
      title={t(`shell.${pageNameAt(pathname)}`)}
      entries={entries.all}
      menuStart={
        isSuspended ? (
          <Button isDisabled>{t('shell.suspended')}</Button>
        ) : (
          <ButtonLink to={paths.getQuote}>{t('shell.sendMoney')}</ButtonLink>
        )
      }
      menuEnd={
        <>
          <HelpBox />
          {languageLinks}
        </>
      }
      tools={
        <>
          <ThemeSwitch />
          {person}
        </>
      }
      bottomBar={
        isSendingAt(pathname)
          ? undefined
          : {
              before: [
                { ...entries.dashboard, label: t('shell.home') },
                { to: paths.transactions, label: t('shell.transfers'), icon: 'list' },
              ],
              main: isSuspended
                ? { label: t('shell.suspendedShort'), icon: 'send' }
                : { to: paths.getQuote, label: t('shell.send'), icon: 'send' },
              after: [entries.rewards],
              rest: entries.rest,
              restEnd: (
                <>
                  {languageLinks}
                  <HelpBox />
                </>
              ),
            }
      }
      banner={banner}
    >
      {children}
    </AccountLayout>
  );
}
