import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer.ts';
import { ReceiptButtons } from '#src/ui/screens/documents/ReceiptButtons.tsx';
import { TransferDialog } from '#src/ui/screens/transfer/TransferDialog.tsx';
import { useSignedInUser } from './SessionProvider.tsx';
import { sendAgainAddress } from './sendAgainAddress.ts';
import { TransferCancellation } from './TransferCancellation.tsx';

/** The dialog of the transfer the address names, with what can be done about it. */
export function TransferOver() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const [cancelling, setCancelling] = useState<Transfer>();
  return (
    <>
      <TransferDialog
        userId={user.id}
        transferId={search.get('transfer') ?? undefined}
        onClose={useClose()}
        onCancel={setCancelling}
        sendAgainAddress={sendAgainAddress}
        receiptOf={(transfer) => <ReceiptButtons transfer={transfer} user={user} />}
      />
      {cancelling && <TransferCancellation transfer={cancelling} onEnd={() => setCancelling(undefined)} />}
    </>
  );
}

/** Back to the list one came from; a dialog opened by the address itself has none behind it. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  return () => {
    if (key !== 'default') return void navigate(-1);
    const rest = new URLSearchParams(search);
    rest.delete('transfer');
    return void navigate({ pathname, search: rest.toString() }, { replace: true });
  };
}
