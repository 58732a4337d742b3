import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useReducer, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { useSignedInUser } from '#src/app/session/sessionContext.ts';
import { dropHandedFlow, handedFlow, handIdentity } from '#src/app/storage/sharedFlows.ts';
import { checkRounds, firstRound } from '#src/machines/verification/verify-identity/checkRounds.ts';
import { transfersQuery } from '#src/services/transfer/transferQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { GuideOffer } from '#src/ui/flows/GuideOffer.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { VerifyIdentityScreens } from '#src/ui/screens/verification/VerifyIdentityScreens.tsx';
import { verifyIdentityFlow } from '../transfer/transferFlows.ts';
import { VerificationHandOver } from './VerificationHandOver.tsx';

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

function Verification(props: VerificationProps) {
  const [{ round, isHandedOver }, tell] = useReducer(checkRounds, firstRound);
  return (
    <>
      <VerificationRound key={round} {...props} onHandOver={() => tell({ type: 'handOver.begun' })} />
      {isHandedOver && <VerificationHandOver onEnd={(isCaptured) => tell({ type: 'handOver.ended', isCaptured })} />}
    </>
  );
}

type VerificationRoundProps = VerificationProps & { readonly onHandOver: () => void };

function VerificationRound({ userId, waitingTransferId, onHandOver }: VerificationRoundProps) {
  const navigate = useNavigate();
  const [left] = useState(() => handedFlow(verifyIdentityFlow.id));
  const actor = useActorRef(verifyIdentityFlow, {
    input: { userId, waitingTransferId },
    ...(left && { snapshot: left }),
  });
  useEffect(() => dropHandedFlow(verifyIdentityFlow.id), []);
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    const { continuesPayment, waitingTransferId: transferId } = output;
    void navigate(continuesPayment ? pathTo(paths.paymentMethod, { query: { transferId } }) : paths.dashboard);
  });
  const isRead = useSelector(actor, ({ context }) => context.user !== undefined);
  return (
    <>
      <VerifyIdentityScreens actor={actor} onHandOver={onHandOver} />
      {waitingTransferId !== undefined && isRead && <GuideOffer isUnderWay onPress={() => handIdentity(actor)} />}
    </>
  );
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
