import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { useDeferred } from '#src/app/deferred/useDeferred.ts';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { ReceiptButtons } from '#src/ui/screens/document/ReceiptButtons.tsx';
import { TransferDialog } from '#src/ui/screens/transfer/TransferDialog.tsx';
import { sendAgainAddress } from './sendAgainAddress.ts';
import { TransferCancellation } from './TransferCancellation.tsx';
import { TransferSharing } from './TransferSharing.tsx';

/** In the address: the link for the recipient, or what is wrong with the transfer, is asked for at once. */
type Addressed = 'share' | 'recall';

/** The dialog of the transfer the address names, with what can be done about it. */
export function TransferDialogRoute() {
  const user = useSignedInUser();
  const [search] = useSearchParams();
  const [cancelling, setCancelling] = useState<Transfer>();
  const sharing = useOver('share', user.id);
  const recall = useOver('recall', user.id);
  const TransferRecall = useDeferred({ load: loadRecall, when: recall.transfer ? 'now' : 'never' });
  return (
    <>
      <TransferDialog
        userId={user.id}
        transferId={search.get('transfer') ?? undefined}
        onClose={useClose()}
        onCancel={setCancelling}
        onShare={sharing.begin}
        onRecall={recall.begin}
        sendAgainAddress={sendAgainAddress}
        receiptOf={(transfer) => <ReceiptButtons transfer={transfer} user={user} />}
      />
      {sharing.transfer && (
        <TransferSharing key={sharing.transfer.id} transfer={sharing.transfer} onEnd={sharing.end} />
      )}
      {TransferRecall && recall.transfer && (
        <TransferRecall key={recall.transfer.id} transfer={recall.transfer} onEnd={recall.end} />
      )}
      {cancelling && <TransferCancellation transfer={cancelling} onEnd={() => setCancelling(undefined)} />}
    </>
  );
}

const loadRecall = async () => (await import('./TransferRecall.tsx')).TransferRecall;

/** What stands over the dialog, opened from it or by an address that says so. */
function useOver(addressed: Addressed, userId: string) {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<Transfer>();
  const transferId = search.get('transfer') ?? '';
  const isAddressed = search.has(addressed) && transferId !== '';
  const { data } = useQuery({ ...transferQuery({ userId, transferId }), enabled: isAddressed });
  return {
    transfer: chosen ?? (isAddressed ? data : undefined),
    begin: setChosen,
    end() {
      setChosen(undefined);
      if (!isAddressed) return;
      search.delete(addressed);
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
