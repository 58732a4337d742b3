import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { ReceiptButtons } from '#src/ui/screens/document/ReceiptButtons.tsx';
import { TransferDialog } from '#src/ui/screens/transfer/TransferDialog.tsx';
import { sendAgainAddress } from './sendAgainAddress.ts';
import { TransferCancellation } from './TransferCancellation.tsx';
import { TransferSharing } from './TransferSharing.tsx';

/** In the address: the link for the recipient is asked for at once. */
const shareParameter = 'share';

/** The dialog of the transfer the address names, with what can be done about it. */
export function TransferDialogRoute() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const [cancelling, setCancelling] = useState<Transfer>();
  const sharing = useSharing(user.id);
  return (
    <>
      <TransferDialog
        userId={user.id}
        transferId={search.get('transfer') ?? undefined}
        onClose={useClose()}
        onCancel={setCancelling}
        onShare={sharing.begin}
        sendAgainAddress={sendAgainAddress}
        receiptOf={(transfer) => <ReceiptButtons transfer={transfer} user={user} />}
      />
      {sharing.transfer && (
        <TransferSharing key={sharing.transfer.id} transfer={sharing.transfer} onEnd={sharing.end} />
      )}
      {cancelling && <TransferCancellation transfer={cancelling} onEnd={() => setCancelling(undefined)} />}
    </>
  );
}

/** The link for a recipient, opened from the dialog or by an address that says so. */
function useSharing(userId: string) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<Transfer>();
  const transferId = search.get('transfer') ?? '';
  const isAddressed = search.has(shareParameter) && transferId !== '';
  const { data } = useQuery({ ...transferQuery({ userId, transferId }), enabled: isAddressed });
  return {
    transfer: chosen ?? (isAddressed ? data : undefined),
    begin: setChosen,
    end() {
      setChosen(undefined);
      if (!isAddressed) return;
      search.delete(shareParameter);
      setSearch(search, { replace: true });
    },
  };
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
