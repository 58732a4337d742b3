import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSuspendedHere } from '#src/app/page/useSuspendedHere.ts';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { serverSeconds } from '#src/services/http/serverClock.ts';
import { DashboardScreen } from '#src/ui/screens/dashboard/DashboardScreen.tsx';
import { sendAgainAddress } from '../transfer/sendAgainAddress.ts';
import { TransferOverPage } from '../transfer/TransferDialogOverPage.tsx';
import { OpenMattersLater } from './OpenMattersLater.tsx';

/** The dashboard, and over it the transfer its address names. */
export function DashboardPage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <DashboardScreen
        user={user}
        now={serverSeconds()}
        sendAgainAddress={sendAgainAddress}
        isSuspended={useSuspendedHere(user)}
        openMatters={<OpenMattersLater userId={user.id} now={serverSeconds()} />}
      />
      <TransferOverPage />
    </AccountPage>
  );
}
