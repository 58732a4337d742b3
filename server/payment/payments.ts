import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';
import type { ReportedEvent } from '../transfer/lifecycle/reportedEvent.ts';
import type { AttemptRow, AttemptStore } from './attemptStore.ts';
import type { CardTokens } from './cardTokens.ts';
import type { PaymentProvider, PaymentProviders, ReadBack } from './paymentProvider.ts';

export type PaymentTools = {
  readonly attempts: AttemptStore;
  readonly providers: PaymentProviders;
  readonly applyEvent: ApplyEvent;
  readonly cards: CardTokens;
};

export const providerOf = ({ providers }: Pick<PaymentTools, 'providers'>, id: PaymentProviderId): PaymentProvider => {
  const provider = providers[id];
  if (!provider) throw new Error(`${id} has an attempt but is not open`);
  return provider;
};

/** Asks the provider how a payment stands and lets the transfer know. The only way money is believed. */
export async function lookAt(
  tools: PaymentTools,
  attempt: AttemptRow,
): Promise<Result<NeutralPaymentStatus, 'unanswered'>> {
  const read = await providerOf(tools, attempt.provider).readBack(attempt);
  if (!read.ok) return refuse('unanswered');
  const { storedCard: token } = read.value;
  if (token && attempt.tokenised) await tools.cards.keep({ attemptId: attempt.id, token });
  const reportedEvent = happeningFor(attempt, read.value);
  if (reportedEvent && !isToldAlready(attempt, reportedEvent))
    await tools.applyEvent(attempt.transferId, reportedEvent);
  const { isChargedBack, providerRef } = read.value;
  if (isChargedBack && providerRef) {
    const { transferId, provider } = attempt;
    await tools.applyEvent(transferId, { type: 'chargeback.opened', provider, providerRef });
  }
  return accept(read.value.status);
}

/** From now on the payment is being checked: whether money was taken is said only once the company has. */
export async function lookAfterReturn(tools: PaymentTools, transferId: string): Promise<{ checked: boolean }> {
  const attempt = await tools.attempts.returned(transferId);
  return { checked: attempt !== undefined && (await lookAt(tools, attempt)).ok };
}

/** Companies report each step, and by then we have often seen the next: the same answer again changes nothing. */
function isToldAlready({ state, transferStatus }: AttemptRow, { type }: ReportedEvent): boolean {
  if (type === 'payment.settled') return state === 'SETTLED';
  return type === 'payment.pending' && state === 'AUTHORISED' && transferStatus === 'PAYMENT_PROCESSING';
}

/** What a payment's state means to its transfer; nothing while the sender is still busy with it. */
function happeningFor(
  attempt: AttemptRow,
  { status, providerRef, received, reason }: ReadBack,
): ReportedEvent | undefined {
  const attemptId = attempt.id;
  switch (status) {
    case 'created':
    case 'pending_user':
      return undefined;
    case 'processing':
    case 'succeeded_review':
      return { type: 'payment.pending', attemptId };
    case 'succeeded':
      return received && providerRef
        ? { type: 'payment.settled', attemptId, provider: attempt.provider, providerRef, received }
        : { type: 'payment.pending', attemptId };
    case 'declined':
      return { type: 'payment.declined', attemptId, reason: reason ?? status };
    case 'suspected_fraud':
      return { type: 'payment.suspected', attemptId, reason: reason ?? status };
    case 'cancelled':
      return { type: 'payment.cancelled', attemptId };
    case 'expired':
      return { type: 'attempt.abandoned', attemptId };
  }
}

/**
 * Ends an open payment with its provider so that the transfer is free for another, or to be cancelled.
 * False while money may still come by it.
 */
export async function closeOpenPayment(tools: PaymentTools, transferId: string): Promise<boolean> {
  const attempt = await tools.attempts.findOpen(transferId);
  if (!attempt) return true;
  const stands = await lookAt(tools, attempt);
  if (!stands.ok) return false;
  if (!['created', 'pending_user', 'expired'].includes(stands.value)) {
    return (await tools.attempts.findOpen(transferId)) === undefined;
  }
  await tools.attempts.closing(attempt.id);
  const closed = await providerOf(tools, attempt.provider).cancel(attempt);
  if (closed !== 'closed') return (await tools.attempts.findOpen(transferId)) === undefined;
  await tools.applyEvent(transferId, { type: 'attempt.abandoned', attemptId: attempt.id });
  return true;
}

/** How many open payments one turn of the job looks at. */
const batch = 20;

/** Looks at payments nobody reported on: a lost webhook must not lose a payment. */
export async function pollPayments(tools: PaymentTools): Promise<boolean> {
  const due = await tools.attempts.takeDue(batch);
  for (const attempt of due) await lookAt(tools, attempt);
  return due.length === batch;
}
