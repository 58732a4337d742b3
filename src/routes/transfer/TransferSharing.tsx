import { useActorRef } from '@xstate/react';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ShareTransferDialog } from '#src/ui/screens/transfer/ShareTransferDialog.tsx';
import { shareTransferFlow } from './transferFlows.ts';

type TransferSharingProps = { readonly transfer: Transfer; readonly onEnd: () => void };

/** The link for the recipient of one transfer, over whatever page shows the transfer. */
export function TransferSharing({ transfer, onEnd }: TransferSharingProps) {
  const actor = useActorRef(shareTransferFlow, { input: { transferId: transfer.id } });
  useActorSteps(actor, ({ status }) => {
    if (status === 'done') onEnd();
  });
  return <ShareTransferDialog actor={actor} transfer={transfer} />;
}
