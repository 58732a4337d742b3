import { useQuery } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer.ts';
import { transfersQuery } from '#src/services/transferQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { useActorSteps } from '#src/ui/screens/auth/useActorSteps.ts';
import { VerifyIdentityScreens } from '#src/ui/screens/verify-identity/VerifyIdentityScreens.tsx';
import { AccountPage } from './AccountPage.tsx';
import { paths, pathTo } from './paths.ts';
import { useSignedInUser } from './SessionProvider.tsx';
import { verifyIdentityFlow } from './transferFlows.ts';

/** Verification on a page of its own. It goes on where the server says the person stands, so nothing of it is kept here. */
export function VerificationPage() {
  const { id: userId } = useSignedInUser();
  const waiting = useWaitingTransferId(userId);
  return (
    <AccountPage>
      {waiting.isKnown ? (
        <Verification userId={userId} waitingTransferId={waiting.transferId} />
      ) : (
        <LoadingScreen isInLayout />
      )}
    </AccountPage>
  );
}

type VerificationProps = { readonly userId: string; readonly waitingTransferId: string | undefined };

function Verification({ userId, waitingTransferId }: VerificationProps) {
  const navigate = useNavigate();
  const actor = useActorRef(verifyIdentityFlow, { input: { userId, waitingTransferId } });
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    const { continuesPayment, waitingTransferId: transferId } = output;
    void navigate(continuesPayment ? pathTo(paths.paymentMethod, { query: { transferId } }) : paths.dashboard);
  });
  return <VerifyIdentityScreens actor={actor} />;
}

const isUnpaid = ({ status }: Transfer) => status === 'PENDING_VERIFICATION' || status === 'PENDING_PAYMENT';

/** The transfer the address names, or else the newest that waits to be paid (KYC-20). */
function useWaitingTransferId(userId: string) {
  const [search] = useSearchParams();
  const named = search.get('transferId') ?? undefined;
  const recent = useQuery({
    ...transfersQuery(userId, { limit: 10, offset: 0 }),
    refetchInterval: false,
    enabled: named === undefined,
  });
  const transferId = named ?? recent.data?.collections.find(isUnpaid)?.id;
  return { transferId, isKnown: named !== undefined || !recent.isLoading };
}
