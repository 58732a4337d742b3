import { serverSeconds } from '#src/services/serverClock.ts';
import { DashboardScreen } from '#src/ui/screens/dashboard/DashboardScreen.tsx';
import { AccountPage } from './AccountPage.tsx';
import { sendAgainAddress } from './sendAgainAddress.ts';
import { useSignedInUser } from './sessionContext.ts';
import { TransferOverPage } from './TransferOverPage.tsx';
import { useSuspendedHere } from './useSuspendedHere.ts';

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
      />
      <TransferOverPage />
    </AccountPage>
  );
}
