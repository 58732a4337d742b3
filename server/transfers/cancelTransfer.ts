import { accept } from '#domain/result.ts';
import { type Outcome, refused } from '../http/route.ts';
import type { Happen } from './happen.ts';

type Dependencies = {
  readonly happen: Happen;
  readonly closeOpenPayment: (transferId: string) => Promise<boolean>;
};

/** Cancels; an open payment is closed with its provider first, and a repeat is as good as the first. */
export async function cancelFor(
  { happen, closeOpenPayment }: Dependencies,
  transferId: string,
): Promise<Outcome<true>> {
  if (!(await closeOpenPayment(transferId))) return refused('paymentInProgress');
  const cancelled = await happen(transferId, { type: 'cancel' });
  if (cancelled.ok || cancelled.refusal === 'alreadyDone') return accept(true);
  return refused(cancelled.refusal === 'transferNotFound' ? 'notFound' : 'transferNotCancellable');
}
