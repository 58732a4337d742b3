import { type AnyActorRef, isMachineSnapshot, type SnapshotFrom } from 'xstate';
import type { ConfirmCodeActor, ConfirmCodeStep } from '#src/machines/account/confirm-code/confirmCodeMachine.ts';
import type {
  ReauthenticationActor,
  ReauthenticationStep,
} from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import type {
  RegisterEmailActor,
  RegisterEmailStep,
} from '#src/machines/account/register-email/registerEmailMachine.ts';
import type { SignInActor, SignInStep } from '#src/machines/account/sign-in/signInMachine.ts';
import type { SignUpStep } from '#src/machines/account/sign-up/signUpContext.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { GuidedSenderStep } from '#src/machines/guide/guided-sender/guidedSenderContext.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { TalkToPersonActor, TalkToPersonStep } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import type {
  CompleteProfileActor,
  CompleteProfileStep,
} from '#src/machines/payment/complete-profile/completeProfileMachine.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { PayTransferActor } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type {
  PaymentResultActor,
  PaymentResultStep,
} from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import type { PriceQuoteStep } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import type { PriceQuoteActor } from '#src/machines/quote/price-quote/priceQuoteMachine.ts';
import type { AddRecipientStep } from '#src/machines/recipient/add-recipient/addRecipientContext.ts';
import type { AddRecipientActor } from '#src/machines/recipient/add-recipient/addRecipientMachine.ts';
import type { ChangeRecipientActor } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type {
  ConfirmNewRecipientActor,
  ConfirmNewRecipientStep,
} from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import type {
  CancelTransferActor,
  CancelTransferStep,
} from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import type {
  CaptureDocumentsActor,
  CaptureDocumentsStep,
} from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import type {
  VerifyIdentityActor,
  VerifyIdentityStep,
} from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import type { SafeguardActor, SafeguardStep } from '../safeguardMachine.ts';

/** Every flow that asks, by its machine's id. */
export type Actors = {
  guidedSender: GuidedSenderActor;
  sendMoney: SendMoneyActor;
  priceQuote: PriceQuoteActor;
  addRecipient: AddRecipientActor;
  confirmNewRecipient: ConfirmNewRecipientActor;
  changeRecipient: ChangeRecipientActor;
  reauthentication: ReauthenticationActor;
  cancelTransfer: CancelTransferActor;
  payTransfer: PayTransferActor;
  completeProfile: CompleteProfileActor;
  paymentResult: PaymentResultActor;
  verifyIdentity: VerifyIdentityActor;
  captureDocuments: CaptureDocumentsActor;
  signIn: SignInActor;
  signUp: SignUpActor;
  confirmCode: ConfirmCodeActor;
  registerEmail: RegisterEmailActor;
  safeguard: SafeguardActor;
  talkToPerson: TalkToPersonActor;
};
export type Flow = keyof Actors;

/** What each asks by itself; what a child asks in its place is the child's. */
export type Steps = {
  guidedSender: GuidedSenderStep;
  sendMoney: Exclude<
    SendMoneyStep,
    | 'amount'
    | 'newRecipient'
    | 'acknowledgement'
    | 'otherRecipient'
    | 'cancellation'
    | 'payment'
    | 'identity'
    | 'password'
  >;
  priceQuote: PriceQuoteStep;
  addRecipient: Exclude<AddRecipientStep, 'password'>;
  confirmNewRecipient: ConfirmNewRecipientStep;
  changeRecipient: 'otherRecipient' | 'comparison';
  reauthentication: ReauthenticationStep;
  cancelTransfer: CancelTransferStep;
  payTransfer: Exclude<PayTransferStep, 'profile' | 'password'>;
  completeProfile: CompleteProfileStep;
  paymentResult: PaymentResultStep;
  verifyIdentity: VerifyIdentityStep;
  captureDocuments: CaptureDocumentsStep;
  signIn: SignInStep;
  signUp: SignUpStep;
  confirmCode: ConfirmCodeStep;
  registerEmail: Exclude<RegisterEmailStep, 'password'>;
  safeguard: SafeguardStep;
  talkToPerson: TalkToPersonStep;
};

type PlaceIn<Name extends Flow> = {
  readonly flow: Name;
  readonly step: Steps[Name];
  readonly actor: Actors[Name];
  readonly snapshot: SnapshotFrom<Actors[Name]>;
};

/** Where the conversation waits for the sender. */
export type Place = { [Name in Flow]: PlaceIn<Name> }[Flow];
export type PlaceOf<Name extends Flow> = Extract<Place, { flow: Name }>;

/** While the sender says who they are, the transfer waits behind; the deadline only ever warns. */
const innermostFirst = ['signIn', 'signUp', 'registerEmail', 'paymentResult'];
const silent = 'expiryWatchdog';

/** The innermost flow that asks, or nothing while it works. */
export function placeOf(actor: AnyActorRef): Place | undefined {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot) || snapshot.status !== 'active') return undefined;
  const step = currentStep<string>(snapshot);
  const flow = snapshot.machine.id;
  const child = flow === 'guidedSender' && step !== undefined ? undefined : askingChild(snapshot.children);
  if (child) return placeOf(child);
  // The machine's id and its steps belong together, which the table of questions holds it to.
  return step === undefined ? undefined : ({ flow, step, actor, snapshot } as unknown as Place);
}

function askingChild(children: Record<string, AnyActorRef | undefined>): AnyActorRef | undefined {
  const flows = Object.entries(children).filter(([id, child]) => id !== silent && isRunningMachine(child));
  const first = innermostFirst.find((id) => flows.some(([name]) => name === id));
  return (flows.find(([id]) => id === first) ?? flows[0])?.[1];
}

function isRunningMachine(child: AnyActorRef | undefined): boolean {
  const snapshot: unknown = child?.getSnapshot();
  return isMachineSnapshot(snapshot) && snapshot.status === 'active';
}
