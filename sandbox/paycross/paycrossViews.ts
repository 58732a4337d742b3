import { type HostedPayment, type HostedRefund, receivedMinor, stateNow } from '../hosted/hostedPayment.ts';

const statuses: Record<HostedPayment['state'], string> = {
  open: 'incomplete',
  stepUp: 'incomplete',
  processing: 'pending',
  paid: 'successful',
  chargedBack: 'successful',
  declined: 'failed',
  cancelled: 'failed',
  expired: 'expired',
};
const codes: Partial<Record<HostedPayment['state'], string>> = {
  paid: 'S.0000',
  declined: 'F.0999',
  cancelled: '2002',
  expired: 'P.4011',
};

/** A transaction as beGateway tells of it, in a query and in a notification alike. */
export function transactionView(payment: HostedPayment): object {
  const state = stateNow(payment);
  return {
    uid: payment.transaction ?? payment.id,
    status: statuses[state],
    code: codes[state],
    message: payment.reason ?? statuses[state],
    type: state === 'chargedBack' ? 'chargeback' : 'payment',
    amount: receivedMinor(payment),
    currency: payment.currency,
    tracking_id: payment.orderReference,
    test: true,
    created_at: payment.createdAt,
    ...(payment.kind === 'card'
      ? { payment_method_type: 'credit_card', credit_card: { last_4: payment.maskedNumber?.slice(-4) } }
      : { payment_method_type: 'interac' }),
  };
}

export const refundView = (refund: HostedRefund): object => ({
  uid: refund.id,
  type: 'refund',
  status: refund.state === 'made' ? 'successful' : 'failed',
  code: refund.state === 'made' ? 'S.0000' : 'F.0999',
  amount: refund.amountMinor,
  currency: refund.currency,
  tracking_id: refund.merchantReference,
  test: true,
});

/** How a checkout stands; nothing of a transaction before the payer tried one. */
export function checkoutView(payment: HostedPayment): object {
  const state = stateNow(payment);
  const hadTry = payment.transaction !== undefined && state !== 'stepUp';
  return {
    checkout: {
      token: payment.id,
      status: state === 'cancelled' ? 'canceled' : statuses[state],
      expired: state === 'expired',
      finished: !['open', 'stepUp', 'processing'].includes(state),
      order: { amount: payment.amountMinor, currency: payment.currency, tracking_id: payment.orderReference },
      gateway_response: hadTry ? { payment: { uid: payment.transaction, status: statuses[state] } } : null,
    },
  };
}
