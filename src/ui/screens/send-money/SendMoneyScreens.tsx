import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { answered } from '#src/machines/answered.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { LoadingScreen } from '../../controls/LoadingScreen.tsx';
import { GuideReachContext } from '../../flows/ContinueInGuide.tsx';
import { ReauthenticationDialog } from '../../flows/ReauthenticationDialog.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { usePreviousStep } from '../../flows/usePreviousStep.ts';
import { PayTransferScreens } from '../payment/PayTransferScreens.tsx';
import { GetQuoteScreen } from '../quote/GetQuoteScreen.tsx';
import { AddRecipientScreen } from '../recipient/AddRecipientScreen.tsx';
import { ChangeRecipientScreens } from '../recipient/ChangeRecipientScreens.tsx';
import { ConfirmNewRecipientDialog } from '../recipient/ConfirmNewRecipientDialog.tsx';
import { RecipientScreen } from '../recipient/RecipientScreen.tsx';
import { DraftUsedScreen, TransferUnavailableScreen, VerifyFirstScreen } from '../transfer/BlockedScreens.tsx';
import { CreationFailedDialog } from './CreationFailedDialog.tsx';
import { AgreementFailedDialog, ExpiredDialog, StartAgainDialog } from './HeldDialogs.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';
import { SentAgain } from './SentAgain.tsx';
import { SignInFirstScreen } from './SignInFirstScreen.tsx';
import { SmallFirstDialog } from './SmallFirst.tsx';
import { useSendMoneyToasts } from './useSendMoneyToasts.ts';

export type SendMoneyScreenProps = { readonly actor: SendMoneyActor };

/** Each step on its page; a dialog stands on the page it was opened from. */
const screens: Record<SendMoneyStep, ComponentType<SendMoneyScreenProps>> = {
  amount: AmountStep,
  signIn: SignInFirstScreen,
  recipient: RecipientPages,
  newRecipient: NewRecipientStep,
  acknowledgement: AcknowledgementStep,
  reason: RecipientPages,
  draftUsed: DraftUsedScreen,
  creationRetry: RecipientPages,
  password: PasswordStep,
  verifyFirst: VerifyFirstScreen,
  agreementRetry: AgreementStep,
  transferRetry: TransferUnavailableScreen,
  review: ReviewPages,
  otherRecipient: OtherRecipientStep,
  cancellation: ReviewPages,
  smallFirst: SmallFirstStep,
  startAgain: ReviewPages,
  payment: PaymentStep,
  identity: WaitingPage,
  expired: ExpiredStep,
};

/** The screen face of sending money. */
export function SendMoneyScreens({ actor }: SendMoneyScreenProps) {
  const step = usePreviousStep(useSelector(actor, (snapshot) => currentStep<SendMoneyStep>(snapshot)));
  const isReading = useSelector(
    actor,
    (snapshot) =>
      snapshot.matches('resuming') ||
      snapshot.matches('makingAgain') ||
      snapshot.matches({ holding: 'fetchingTransfer' }),
  );
  useSendMoneyToasts(actor);
  const Screen = step && !isReading ? screens[step] : WaitingPage;
  return (
    <GuideReachContext value={inReach}>
      <Screen actor={actor} />
    </GuideReachContext>
  );
}

/** The transfer is kept step by step, where the guide looks for it. */
const inReach = {};

/** Between two pages: what is going on, in words. */
function WaitingPage({ actor }: SendMoneyScreenProps) {
  const { t } = useTranslation();
  const isCreating = useSelector(actor, (snapshot) => snapshot.matches('creating'));
  return (
    <SendPage step="review" title={t('send.review.title')}>
      <LoadingScreen isInLayout text={t(isCreating ? 'recipient.creation.waiting' : 'send.review.fetching')} />
    </SendPage>
  );
}

function AmountStep({ actor }: SendMoneyScreenProps) {
  const child = useSelector(actor, ({ children }) => children.priceQuote);
  const userId = useSelector(actor, ({ context }) => context.userId);
  if (!child) return <WaitingPage actor={actor} />;
  return <GetQuoteScreen actor={child} userId={userId} sentAgain={<SentAgain actor={actor} quote={child} />} />;
}

function RecipientPages({ actor }: SendMoneyScreenProps) {
  const reauthentication = useSelector(actor, ({ children }) => children.reauthentication);
  return (
    <>
      <RecipientScreen actor={actor} />
      <ReasonDialog actor={actor} />
      <CreationFailedDialog actor={actor} />
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </>
  );
}

function NewRecipientStep({ actor }: SendMoneyScreenProps) {
  const child = useSelector(actor, ({ children }) => children.addRecipient);
  return child ? <AddRecipientScreen actor={child} /> : <WaitingPage actor={actor} />;
}

function AcknowledgementStep({ actor }: SendMoneyScreenProps) {
  const child = useSelector(actor, ({ children }) => children.confirmNewRecipient);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <>
      {context.transfer ? <ReviewScreen actor={actor} /> : <RecipientScreen actor={actor} />}
      {child && <ConfirmNewRecipientDialog actor={child} userId={answered(context, 'userId')} />}
    </>
  );
}

function AgreementStep({ actor }: SendMoneyScreenProps) {
  return (
    <>
      <ReviewScreen actor={actor} />
      <AgreementFailedDialog actor={actor} />
    </>
  );
}

/** Over the page that what is confirmed was asked on. */
function PasswordStep({ actor }: SendMoneyScreenProps) {
  const isOfHeld = useSelector(actor, ({ context }) => context.transfer !== undefined);
  const reauthentication = useSelector(actor, ({ children }) => children.reauthentication);
  if (!isOfHeld) return <RecipientPages actor={actor} />;
  return (
    <>
      <ReviewScreen actor={actor} />
      {reauthentication && <ReauthenticationDialog actor={reauthentication} />}
    </>
  );
}

function SmallFirstStep({ actor }: SendMoneyScreenProps) {
  return (
    <>
      <ReviewScreen actor={actor} />
      <SmallFirstDialog actor={actor} />
    </>
  );
}

function ReviewPages({ actor }: SendMoneyScreenProps) {
  const isStartingAgain = useSelector(actor, (snapshot) => snapshot.matches({ holding: 'askingStartAgain' }));
  return (
    <>
      <ReviewScreen actor={actor} />
      {isStartingAgain && <StartAgainDialog actor={actor} />}
    </>
  );
}

function OtherRecipientStep({ actor }: SendMoneyScreenProps) {
  const child = useSelector(actor, ({ children }) => children.changeRecipient);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  if (!child) return <WaitingPage actor={actor} />;
  return <ChangeRecipientScreens actor={child} userId={answered(context, 'userId')} />;
}

function PaymentStep({ actor }: SendMoneyScreenProps) {
  const child = useSelector(actor, ({ children }) => children.payTransfer);
  const watchdog = useSelector(actor, ({ children }) => children.expiryWatchdog);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  if (!child) return <WaitingPage actor={actor} />;
  return <PayTransferScreens actor={child} userId={answered(context, 'userId')} watchdog={watchdog} />;
}

function ExpiredStep({ actor }: SendMoneyScreenProps) {
  const { t } = useTranslation();
  return (
    <SendPage step="review" title={t('send.review.title')}>
      <ExpiredDialog actor={actor} />
    </SendPage>
  );
}
