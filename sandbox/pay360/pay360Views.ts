import { money, toMajorNumber } from '#domain/money/money.ts';
import { type HostedPayment, type HostedRefund, receivedMinor, stateNow } from '../hosted/hostedPayment.ts';

const transactionStates: Record<HostedPayment['state'], string> = {
  open: 'NOT_SUBMITTED',
  stepUp: 'PENDING',
  processing: 'PROCESSING',
  paid: 'SUCCESS',
  chargedBack: 'SUCCESS',
  declined: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
};

export function sessionStatus(payment: HostedPayment): object {
  const state = stateNow(payment);
  const transactionState = { id: payment.transaction, transactionState: transactionStates[state] };
  return {
    sessionId: payment.id,
    status: 'SUCCESS',
    hostedSessionStatus: state === 'open' || state === 'stepUp' ? {} : { transactionState },
  };
}

export const transactionView = (payment: HostedPayment) => ({
  transactionId: payment.transaction,
  merchantRef: payment.orderReference,
  status: payment.state === 'chargedBack' ? 'CHARGED_BACK' : transactionStates[payment.state],
  type: 'PAYMENT',
  amount: toMajorNumber(money(payment.currency, receivedMinor(payment))),
  currency: payment.currency,
});

export const refundView = ({ id, merchantReference, amountMinor, currency }: HostedRefund) => ({
  transactionId: id,
  merchantRef: merchantReference,
  status: 'SUCCESS',
  type: 'REFUND',
  amount: toMajorNumber(money(currency, amountMinor)),
  currency,
});
