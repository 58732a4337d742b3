import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { User } from '#contract/account/account.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { rememberReturnPath } from '#src/app/address/returnPath.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useSession } from '#src/app/session/sessionContext.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { GuideOffer } from '#src/ui/flows/GuideOffer.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { ReceiptButtons } from '#src/ui/screens/document/ReceiptButtons.tsx';
import { PaymentResultScreens } from '#src/ui/screens/payment/result/PaymentResultScreens.tsx';
import { guideReturn, isFollowedByGuide } from '../guide/guideMemory.ts';
import { isOnScreens } from '../guide/guideScreens.ts';
import { sendAgainAddress } from '../transfer/sendAgainAddress.ts';
import { paymentResultFlow } from '../transfer/transferFlows.ts';

/** What became of a payment, for its sender whole, for anybody else in a word (RES-01…RES-05, D-07, D-111). */
export function PaymentResultPage() {
  const { status, user } = useSession();
  const { transferId } = useParams();
  const { search } = useLocation();
  if (status === 'undetermined') return <LoadingScreen />;
  if (isFollowedByGuide(transferId) && !isOnScreens(search))
    return <Navigate to={guideReturn(transferId, search)} replace />;
  return (
    <ResultFrame isSignedIn={user !== undefined}>
      <Result key={`${transferId} ${user?.id}`} transferId={transferId} user={user} />
    </ResultFrame>
  );
}

function ResultFrame({ isSignedIn, children }: { readonly isSignedIn: boolean; readonly children: ReactNode }) {
  return isSignedIn ? <AccountPage>{children}</AccountPage> : <PublicPage>{children}</PublicPage>;
}

type ResultProps = { readonly transferId: string | undefined; readonly user: User | undefined };

function Result({ transferId, user }: ResultProps) {
  const userId = user?.id;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const actor = useActorRef(paymentResultFlow, {
    input: {
      transferId,
      paymentType: query.get('payment_type') ?? undefined,
      statusCode: query.get('statusCode') ?? undefined,
      sessionId: query.get('sessionId') ?? undefined,
      resourcePath: query.get('resourcePath') ?? undefined,
      isSignedIn: userId !== undefined,
    },
  });
  useEffect(() => {
    if (userId === undefined) rememberReturnPath({ pathname, search });
  }, [userId, pathname, search]);
  useActorSteps(actor, ({ output }) => {
    if (!output) return;
    const again = pathTo(paths.paymentMethod, { query: { again: transferId } });
    void navigate(output.outcome === 'left' ? paths.dashboard : again);
  });
  // What could not be read here, the guide could not tell of either.
  const isUnread = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const isForGuide = userId !== undefined && !isUnread;
  return (
    <>
      <PaymentResultScreens
        actor={actor}
        userId={userId}
        {...(user && {
          after: { sendAgainAddress, receiptOf: (transfer) => <ReceiptButtons transfer={transfer} user={user} /> },
        })}
      />
      {isForGuide && transferId !== undefined && <GuideOffer isUnderWay to={guideReturn(transferId, '')} />}
    </>
  );
}
