import { useActorRef } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { refreshTransfers } from '#src/services/transfer/transferQueries.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { CancelTransferDialog } from '#src/ui/screens/transfer/CancelTransferDialog.tsx';
import { cancelTransferFlow } from './transferFlows.ts';

type TransferCancellationProps = { readonly transfer: Transfer; readonly onEnd: () => void };

/** Cancelling one transfer, from the question to the word that it is done (TRF-12). */
export function TransferCancellation({ transfer, onEnd }: TransferCancellationProps) {
  const { t } = useTranslation();
  const actor = useActorRef(cancelTransferFlow, { input: { transferId: transfer.id } });
  useActorSteps(actor, ({ status, output }) => {
    if (status !== 'done') return;
    if (output?.outcome === 'cancelled') {
      notify({ tone: 'positive', text: t('transfer.cancelled') });
      void refreshTransfers();
    }
    onEnd();
  });
  return <CancelTransferDialog actor={actor} transfer={transfer} />;
}
