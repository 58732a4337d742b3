import { NotificationsScreen } from '#src/ui/screens/notifications/NotificationsScreen.tsx';
import { AccountPage } from './AccountPage.tsx';
import { paths, pathTo } from './paths.ts';
import { useSignedInUser } from './sessionContext.ts';
import { TransferOverPage } from './TransferOverPage.tsx';

const transferAddress = (transfer: string): string => pathTo(paths.notifications, { query: { transfer } });

/** What the sender was told, and over it the transfer one of them is about. */
export function NotificationsPage() {
  const user = useSignedInUser();
  return (
    <AccountPage>
      <NotificationsScreen userId={user.id} transferAddress={transferAddress} />
      <TransferOverPage />
    </AccountPage>
  );
}
