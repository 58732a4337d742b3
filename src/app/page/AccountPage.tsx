import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addWords } from '#src/locales/startTranslations.ts';
import { SendingSuspendedContext } from '#src/ui/flows/sendingSuspended.ts';
import { AccountNotice } from '#src/ui/screens/shell/AccountNotice.tsx';
import { NotificationBell } from '#src/ui/screens/shell/NotificationBell.tsx';
import { RewardNotice } from '#src/ui/screens/shell/RewardNotice.tsx';
import { UserBadge } from '#src/ui/screens/shell/UserBadge.tsx';
import { VerificationNews } from '#src/ui/screens/verification/VerificationNews.tsx';
import { paths } from '../address/paths.ts';
import { useDeferred } from '../deferred/useDeferred.ts';
import { useSession, useSignedInUser } from '../session/sessionContext.ts';
import { useFreshUser } from '../session/useFreshUser.ts';
import { AccountShell } from './AccountShell.tsx';
import { isAboutTransferAt } from './pageTitle.ts';
import { useSuspendedHere } from './useSuspendedHere.ts';

type AccountPageProps = {
  /** Above the content, like a transfer that waits. */
  readonly banner?: ReactNode;
  readonly children: ReactNode;
};

/** The signed-in shell with its menu and the person it belongs to (SHL-01…05, 12). */
export function AccountPage({ banner, children }: AccountPageProps) {
  const { pathname } = useLocation();
  const user = useSignedInUser();
  const isSuspended = useSuspendedHere(user);
  const { send } = useSession();
  return (
    <AccountShell
      isBusiness={user.meta.isBusiness === true}
      isSuspended={isSuspended}
      onSignOut={() => send({ type: 'signOut.requested' })}
      person={
        <>
          <NotificationBell userId={user.id} isSilent={isAboutTransferAt(pathname)} />
          <UserBadge user={user} />
        </>
      }
      banner={banner}
    >
      <SendingSuspendedContext value={isSuspended}>
        <AccountNews />
        {children}
      </SendingSuspendedContext>
    </AccountShell>
  );
}

/** Most have agreed long ago. */
const loadNewTerms = async () => {
  const [part] = await Promise.all([import('./NewTerms.tsx'), addWords(['send'])]);
  return part.NewTerms;
};

/** What the account itself has to say, over whichever page is open. */
function AccountNews() {
  const { send } = useSession();
  const user = useSignedInUser();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { isUnreadable } = useFreshUser();
  const hasNewTerms = user.profile.readTermsAndCondition === '0';
  const NewTerms = useDeferred({ load: loadNewTerms, when: hasNewTerms ? 'now' : 'never' });
  const signOut = () => send({ type: 'signOut.requested' });
  const refresh = (refreshed: typeof user) => send({ type: 'user.refreshed', user: refreshed });
  return (
    <>
      {(pathname === paths.dashboard || pathname === paths.profile) && (
        <VerificationNews user={user} onVerify={() => void navigate(paths.verification)} onDismissed={refresh} />
      )}
      {(pathname === paths.dashboard || pathname === paths.rewards) && <RewardNotice user={user} />}
      {NewTerms && <NewTerms user={user} onAgreed={refresh} onSignOut={signOut} />}
      <AccountNotice isOpen={isUnreadable} onSignOut={signOut} />
    </>
  );
}
