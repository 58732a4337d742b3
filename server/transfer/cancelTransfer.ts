import type { Transfer } from '#contract/transfer/transfer.ts';
import { accept } from '#domain/result.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { ApplyEvent } from './lifecycle/applyEvent.ts';

type Dependencies = {
  readonly applyEvent: ApplyEvent;
  readonly closeOpenPayment: (transferId: string) => Promise<boolean>;
};

/** Cancels; an open payment is closed with its provider first, and a repeat is as good as the first. */
export async function cancelFor(
  { applyEvent, closeOpenPayment }: Dependencies,
  { id, status }: Pick<Transfer, 'id' | 'status'>,
): Promise<Outcome<true>> {
  if (!(await closeOpenPayment(id))) return refused('paymentInProgress');
  const cancelled = await applyEvent(id, { type: 'cancel' });
  if (cancelled.ok || cancelled.refusal === 'alreadyDone') return accept(true);
  if (cancelled.refusal === 'transferNotFound') return refused('notFound');
  return refused(status === 'PAYMENT_SUSPENDED' ? 'payoutNotClosed' : 'transferNotCancellable');
}
