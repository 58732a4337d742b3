import type { Effects } from './effects.ts';
import type { ReceivedPayment } from './transferState.ts';

/** Asks the payment's company for the refund. */
export const refundSubmission = (refundId: string): Effects['outbox'][number] => ({
  key: `refund:${refundId}`,
  kind: 'refund.submit',
  payload: { refundId },
});

/** The payments go back whole to who made them; their companies are asked at once. */
export function newRefunds(
  payments: readonly Pick<ReceivedPayment, 'id' | 'amount'>[],
  newId: () => string,
): Pick<Effects, 'newRefunds' | 'outbox'> {
  const refunds = payments.map(({ id: paymentId, amount }) => ({ id: newId(), paymentId, amount }));
  return { newRefunds: refunds, outbox: refunds.map(({ id }) => refundSubmission(id)) };
}
