import type { SnapshotFrom } from 'xstate';
import { paths, pathTo } from '#src/app/address/paths.ts';
import type { SignUpStep } from '#src/machines/account/sign-up/signUpContext.ts';
import type { SignUpActor } from '#src/machines/account/sign-up/signUpMachine.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { partPath } from '../account/signUpPaths.ts';
import { placeOf, sendMoneyPaths } from '../transfer/sendMoneyPlaces.ts';

/** A payment the conversation followed is shown by the screens when they were asked for. */
const faceParam = 'face';
const screensFace = 'screens';

export const isOnScreens = (search: string): boolean => new URLSearchParams(search).get(faceParam) === screensFace;

/** Where the screens ask what the conversation asks now (R19). */
export function screensPathOf({ children, context }: SnapshotFrom<GuidedSenderActor>): string {
  if (children.signIn) return paths.signIn;
  if (children.signUp) return signUpPath(children.signUp);
  if (children.registerEmail) return paths.emailRegistration;
  if (children.verifyIdentity) return paths.verification;
  if (children.paymentResult) {
    const transferId = context.followed?.transferId ?? '';
    return pathTo(paths.transferCompleted, { params: { transferId }, query: { [faceParam]: screensFace } });
  }
  return children.sendMoney ? sendMoneyPath(children.sendMoney) : paths.getQuote;
}

/** The code, and what comes after it, have the address of their channel. */
function signUpPath(actor: SignUpActor): string {
  const snapshot = actor.getSnapshot();
  const { contact, earlier } = snapshot.context;
  const step = currentStep<SignUpStep>(snapshot);
  if (step && step !== 'success') return partPath(step);
  if (!snapshot.matches('confirmingCode') && step !== 'success') return partPath('consent');
  return (contact ?? earlier)?.channel === 'sms' ? paths.smsConfirmAccount : paths.emailConfirmAccount;
}

function sendMoneyPath(actor: SendMoneyActor): string {
  const snapshot = actor.getSnapshot();
  const { children, context } = snapshot;
  const transferId = context.transfer?.id ?? context.transferId;
  const step = currentStep<SendMoneyStep>(snapshot);
  if (step === 'identity') return pathTo(paths.verification, { query: { transferId } });
  const pay = children.payTransfer?.getSnapshot();
  const payStep = pay && currentStep<PayTransferStep>(pay);
  const place = placeOf({
    step: step ?? (transferId === undefined ? 'amount' : 'review'),
    payStep,
    hasTransfer: transferId !== undefined,
    leavesByForm: pay?.context.leaving?.kind === 'form',
  });
  return sendMoneyPaths({ transferId, needsProfile: payStep === 'profile' })[place];
}
