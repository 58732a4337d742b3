import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '#contract/account/account.ts';
import { sendingCountries } from '#domain/quote/sendingCountries.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { paths, pathTo } from '#src/app/address/paths.ts';
import { rememberReturnPath } from '#src/app/address/returnPath.ts';
import { AccountPage } from '#src/app/page/AccountPage.tsx';
import { Guarded } from '#src/app/page/Guarded.tsx';
import { PublicPage } from '#src/app/page/PublicPage.tsx';
import { useSuspendedHere } from '#src/app/page/useSuspendedHere.ts';
import { useSession, useSignedInUser } from '#src/app/session/sessionContext.ts';
import { notifyRestored } from '#src/app/storage/notifyRestored.ts';
import { usePersistedActor } from '#src/app/storage/usePersistedActor.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { meetOnScreens } from '#src/machines/session/samePerson.ts';
import type { SendMoneyOutput, SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { deliveryTimesQuery } from '#src/services/quote/deliveryQueries.ts';
import { LoadingScreen } from '#src/ui/controls/LoadingScreen.tsx';
import { notify } from '#src/ui/controls/notify.tsx';
import { useSendFrame } from '#src/ui/flows/SendFrame.tsx';
import { useActorSteps } from '#src/ui/flows/useActorSteps.ts';
import { MayPayNowContext } from '#src/ui/formats/mayPayNow.ts';
import { SuspendedLocation } from '#src/ui/screens/dashboard/SendingNotices.tsx';
import { DeliveryRecordContext } from '#src/ui/screens/quote/deliveryRecord.ts';
import { SendingFromContext } from '#src/ui/screens/quote/sendingFrom.ts';
import { SendMoneyScreens } from '#src/ui/screens/send-money/SendMoneyScreens.tsx';
import { dropHandedQuote, handedQuote } from '../quote/handedQuote.ts';
import { openingOf, sendMoneySlot } from './sendMoneyOpening.ts';
import { UnpaidOffer } from './UnpaidOffer.tsx';
import { useDraftStorage } from './useDraftStorage.ts';
import { useFreshPaymentWays } from './useFreshPaymentWays.ts';
import { useFreshReview } from './useFreshReview.ts';
import { useMethodInAddress } from './useMethodInAddress.ts';
import { useSendMoneyPath } from './useSendMoneyPath.ts';

/** Sending money over all its addresses. The quote is for everybody; from there on one has to be somebody. */
export function SendMoneyPage() {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const { data: delivered } = useQuery(deliveryTimesQuery);
  if (status === 'undetermined') return <LoadingScreen />;
  const isVisitor = status === 'signedOut' && pathname === paths.getQuote;
  return (
    <Guarded access={isVisitor ? 'public' : 'signedIn'}>
      <SendMoneyFrame isVisitor={isVisitor}>
        <SendingFromContext value={sendingCountries(user?.profile.location_country)}>
          <MayPayNowContext value={user !== undefined && mayMoveMoney(user)}>
            <DeliveryRecordContext value={delivered?.performance ?? noRecord}>
              <SendMoney key={user?.id} user={user} />
            </DeliveryRecordContext>
          </MayPayNowContext>
        </SendingFromContext>
      </SendMoneyFrame>
    </Guarded>
  );
}

const noRecord = [] as const;

function SendMoneyFrame({ isVisitor, children }: { readonly isVisitor: boolean; readonly children: ReactNode }) {
  const isInFrame = useSendFrame() !== undefined;
  if (isVisitor) return isInFrame ? children : <PublicPage>{children}</PublicPage>;
  return <AccountPage banner={<SuspendedHere />}>{children}</AccountPage>;
}

/** Before anything is typed: who lives where sending is suspended gets no price (DSH-08). */
function SuspendedHere() {
  const user = useSignedInUser();
  return useSuspendedHere(user) && <SuspendedLocation countryCode={user.profile.location_country} />;
}

function SendMoney({ user }: { readonly user: User | undefined }) {
  const { t } = useTranslation();
  const place = useLocation();
  const [opening] = useState(() => openingOf({ ...place, search: handedQuote()?.search ?? place.search }, user));
  const [isTurnedAway] = useState(opening.lacksTransfer && place.pathname !== paths.review);
  useEffect(() => {
    if (opening.lacksTransfer) notify({ tone: 'info', text: t('send.nothingStarted') });
  }, [opening, t]);
  // PAY-11.
  if (isTurnedAway) return <Navigate to={paths.dashboard} replace />;
  return <SendMoneyFlow opening={opening} userId={user?.id} />;
}

type SendMoneyFlowProps = { readonly opening: ReturnType<typeof openingOf>; readonly userId: string | undefined };

function SendMoneyFlow({ opening, userId }: SendMoneyFlowProps) {
  const navigate = useNavigate();
  const actor = usePersistedActor({
    ...sendMoneySlot,
    input: opening.input,
    startsAfresh: opening.startsAfresh,
    onRestored: notifyRestored,
  });
  useSignedInHalfWay(actor, userId);
  useDraftStorage(actor);
  useFreshPaymentWays(actor);
  useFreshReview(actor);
  useGoingOn(actor);
  useMethodInAddress(useSelector(actor, ({ children }) => children.priceQuote));
  useSendMoneyPath(actor);
  useVerificationElsewhere(actor);
  useReturnFromProvider();
  useActorSteps(actor, ({ output }) => {
    const next = output && addressAfter(output);
    // What has ended is nothing to come back to: Back would only end it once more.
    if (next !== undefined) void navigate(next, { replace: output?.outcome !== 'left' });
  });
  const isBeginning = useSelector(actor, (snapshot) => currentStep<SendMoneyStep>(snapshot) === 'amount');
  return (
    <>
      {isBeginning && userId !== undefined && (
        <UnpaidOffer userId={userId} onPay={(transferId) => actor.send({ type: 'unpaid.chosen', transferId })} />
      )}
      <SendMoneyScreens actor={actor} />
    </>
  );
}

/** The first look of the page was pressed to go on before the flow was there. */
function useGoingOn(actor: SendMoneyActor) {
  useEffect(() => {
    const goesOn = handedQuote()?.goesOn === true;
    dropHandedQuote();
    if (goesOn) actor.getSnapshot().children.priceQuote?.send({ type: 'quote.requested' });
  }, [actor]);
}

/** Where the sender goes once the flow has ended; nowhere when a provider's page is on its way. */
function addressAfter({ outcome, transferId }: SendMoneyOutput): string | undefined {
  switch (outcome) {
    case 'paying':
      return undefined;
    case 'notPayable':
      return transferId && pathTo(paths.transferCompleted, { params: { transferId } });
    case 'verifyFirst':
      return paths.verification;
    case 'cancelled':
    case 'expired':
    case 'left':
      return paths.dashboard;
  }
}

/** The address to come back to is left for the sign-in; coming back, the flow learns who came (D-13). */
function useSignedInHalfWay(actor: SendMoneyActor, userId: string | undefined) {
  const isAskedToSignIn = useSelector(actor, (snapshot) => currentStep<SendMoneyStep>(snapshot) === 'signIn');
  useEffect(() => {
    const flow = { userId: actor.getSnapshot().context.userId, isAskedToSignIn };
    const met = meetOnScreens({ userId, flow });
    if (met?.kind === 'tellFlow') actor.send({ type: 'signed.in', userId: met.userId });
    if (met?.kind === 'keepWayBack') rememberReturnPath({ pathname: paths.getQuote, search: '' });
  }, [actor, userId, isAskedToSignIn]);
}

/** KYC-19, KYC-20: verification has its own page, which leads back to the payment of this transfer. */
function useVerificationElsewhere(actor: SendMoneyActor) {
  const navigate = useNavigate();
  useActorSteps(actor, (now) => {
    if (currentStep<SendMoneyStep>(now) !== 'identity') return;
    const verification = pathTo(paths.verification, { query: { transferId: now.context.transfer?.id } });
    // Back leads to the review; from the payment it would lead here again.
    void navigate(verification, { replace: window.location.pathname !== paths.review });
  });
}

/** A page the browser kept whole while the provider's was open is older than what happened there. */
function useReturnFromProvider() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reload);
    return () => window.removeEventListener('pageshow', reload);
  }, []);
}
