import { useSelector } from '@xstate/react';
import { useStepPath } from '#src/app/address/useStepPath.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { SendMoneyEvent, SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { placeOf, type SendMoneyPlace, sendMoneyPaths } from './sendMoneyPlaces.ts';

/** Keeps the address on the step of sending money, and of paying inside it; Back asks the machine. */
export function useSendMoneyPath(actor: SendMoneyActor): void {
  const step = useSelector(actor, (snapshot) => currentStep<SendMoneyStep>(snapshot));
  const transferId = useSelector(actor, ({ context }) => context.transfer?.id ?? context.transferId);
  const payTransfer = useSelector(actor, ({ children }) => children.payTransfer);
  const payStep = useSelector(payTransfer, (snapshot) => snapshot && currentStep<PayTransferStep>(snapshot));
  const leaving = useSelector(payTransfer, (snapshot) => snapshot?.context.leaving);
  // At its beginning the payment is at its page already; later it works for the page it is on.
  const isBeginningToPay = useSelector(payTransfer, (snapshot) => snapshot?.matches('fetchingTransfer') === true);
  const isPayingBusy = step === 'payment' && payStep === undefined && !isBeginningToPay;
  // Once there is a transfer the address names it, also before its review is there: a reload goes on with it then.
  const isBeingRead = useSelector(actor, (snapshot) => snapshot.hasTag('waiting') && snapshot.matches('holding'));
  // Identity is verified on a page of its own, which the flow is leaving for.
  const isSettled = step !== undefined && step !== 'identity' && !isPayingBusy;

  useStepPath<SendMoneyPlace>({
    step: isSettled
      ? placeOf({ step, payStep, hasTransfer: transferId !== undefined, leavesByForm: leaving?.kind === 'form' })
      : isBeingRead
        ? 'review'
        : undefined,
    pathOf: sendMoneyPaths({ transferId, needsProfile: payStep === 'profile' }),
    reopen(place) {
      if (place === 'payment') {
        const isAllowed = payTransfer?.getSnapshot().can({ type: 'method.reopened' }) === true;
        if (isAllowed) payTransfer.send({ type: 'method.reopened' });
        return isAllowed;
      }
      const event = reopening[place].find((asked) => actor.getSnapshot().can(asked));
      if (event) actor.send(event);
      return event !== undefined;
    },
  });
}

/** What going to an address by Back or Forward asks of the machine, in turn: a form that was saved is done with. */
const reopening: Readonly<Record<SendMoneyPlace, readonly SendMoneyEvent[]>> = {
  amount: [{ type: 'step.reopened', step: 'amount' }],
  recipient: [{ type: 'step.reopened', step: 'recipient' }],
  newRecipient: [{ type: 'newRecipient.chosen' }, { type: 'step.reopened', step: 'recipient' }],
  reason: [{ type: 'step.reopened', step: 'reason' }],
  review: [{ type: 'step.reopened', step: 'review' }],
  // Paying has a machine of its own, and asks for its method again.
  payment: [],
  bank: [],
  card: [],
};
