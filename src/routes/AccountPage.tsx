import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AccountLayout } from '#src/ui/layouts/AccountLayout.tsx';
import { LanguageSwitch } from '#src/ui/layouts/LanguageSwitch.tsx';
import { SignOutButton, UserBadge } from '#src/ui/screens/shell/UserBadge.tsx';
import { VerificationNews } from '#src/ui/screens/verify-identity/VerificationNews.tsx';
import { paths } from './paths.ts';
import { useSession, useSignedInUser } from './SessionProvider.tsx';
import { usePageTools } from './usePageTools.ts';

type AccountPageProps = {
  /** Above the content, like a transfer that waits. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** The signed-in shell with its menu and the person it belongs to (SHL-01, SHL-05). */
export function AccountPage({ banner, children }: AccountPageProps) {
  const { t } = useTranslation();
  const { send } = useSession();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { language, onLanguageChange } = usePageTools();
  const links = [
    { to: paths.dashboard, label: t('shell.dashboard'), icon: 'home' },
    { to: paths.getQuote, label: t('shell.sendMoney'), icon: 'send' },
    { to: paths.verification, label: t('shell.verification'), icon: 'shield' },
  ] as const;
  return (
    <AccountLayout
      links={links}
      user={<UserBadge user={user} />}
      menuEnd={
        <>
          <LanguageSwitch language={language} onChange={onLanguageChange} />
          <SignOutButton onPress={() => send({ type: 'signOut.requested' })} />
        </>
      }
      banner={banner}
    >
      {pathname !== paths.verification && (
        <VerificationNews
          user={user}
          onVerify={() => void navigate(paths.verification)}
          onDismissed={(refreshed) => send({ type: 'user.refreshed', user: refreshed })}
        />
      )}
      {children}
    </AccountLayout>
  );
}
