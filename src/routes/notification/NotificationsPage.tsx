import { paths, pathTo } from '#src/app/address/paths.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { NotificationsScreen } from '#src/ui/screens/notification/NotificationsScreen.tsx';
import { TransferOverPage } from '../transfer/TransferDialogOverPage.tsx';

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
