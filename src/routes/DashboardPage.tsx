import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer.ts';
import { DashboardScreen } from '#src/ui/screens/dashboard/DashboardScreen.tsx';
import { TransferDialog } from '#src/ui/screens/transfer/TransferDialog.tsx';
import { AccountPage } from './AccountPage.tsx';
import { paths } from './paths.ts';
import { resendAddress } from './quoteAddress.ts';
import { useSignedInUser } from './SessionProvider.tsx';
import { TransferCancellation } from './TransferCancellation.tsx';

/** The dashboard, and over it the transfer its address names, so that Back closes it. */
export function DashboardPage() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const [cancelling, setCancelling] = useState<Transfer>();
  return (
    <AccountPage>
      <DashboardScreen user={user} />
      <TransferDialog
        userId={user.id}
        transferId={search.get('transfer') ?? undefined}
        onClose={useClose()}
        onCancel={setCancelling}
        resendAddress={resendAddress}
      />
      {cancelling && <TransferCancellation transfer={cancelling} onEnd={() => setCancelling(undefined)} />}
    </AccountPage>
  );
}

/** Back to the list one came from; a dialog opened by the address itself has none behind it. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.dashboard, { replace: true }) : navigate(-1));
}
