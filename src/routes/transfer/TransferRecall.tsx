import { useActorRef } from '@xstate/react';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { RecallTransferDialog } from '#src/ui/screens/transfer/recall/RecallTransferDialog.tsx';
import { recallTransferFlow } from './recallFlow.ts';

export type TransferRecallProps = { readonly transfer: Transfer; readonly onEnd: () => void };

/** What went wrong with one delivered transfer, over whatever page shows it. */
export function TransferRecall({ transfer, onEnd }: TransferRecallProps) {
  const actor = useActorRef(recallTransferFlow, { input: { transferId: transfer.id } });
  useActorSteps(actor, ({ status }) => {
    if (status === 'done') onEnd();
  });
  return <RecallTransferDialog actor={actor} transfer={transfer} />;
}
