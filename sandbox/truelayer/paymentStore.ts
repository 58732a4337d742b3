import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { CompanyTools } from '../companyTools.ts';
import { otherAmount } from '../webhooks/otherAmount.ts';
import type { Desk } from '../webhooks/webhook.ts';
import { bankWithId } from './demoBanks.ts';
import { type Payment, type PaymentRequest, payment, paymentSource } from './payment.ts';

/** TrueLayer ends an authorisation nobody finishes after a quarter of an hour. */
const authorisationMs = 15 * 60_000;
const slowness = 10;

type Decision = 'approve' | 'decline' | 'cancel';

export type PaymentStore = {
  readonly create: (request: PaymentRequest) => { readonly created: Payment; readonly kept: Promise<unknown> };
  readonly find: (id: string) => Payment | undefined;
  readonly findByPage: (pageId: string) => Payment | undefined;
  readonly list: () => Payment[];
  readonly authorize: (paid: Payment, returnUri: string) => Promise<Payment>;
  readonly chooseBank: (paid: Payment, providerId: string) => Promise<Payment>;
  /** Does nothing to a payment that is no longer waiting. */
  readonly decide: (paid: Payment, decision: Decision) => Promise<void>;
  readonly happen: Desk['happen'];
};

type BookSettings = Pick<CompanyTools, 'journal' | 'queue' | 'faults' | 'delayMs'>;

const news = z.object({
  type: z.enum(['payment_executed', 'payment_settled', 'payment_settlement_stalled', 'payment_failed']),
  executed_at: z.string().optional(),
  settled_at: z.string().optional(),
  failed_at: z.string().optional(),
  failure_stage: z.string().optional(),
  failure_reason: z.string().optional(),
});
type News = z.infer<typeof news>;

const isWaiting = ({ status }: Payment) => status === 'authorization_required' || status === 'authorizing';

export function openPaymentStore({ journal, queue, faults, delayMs }: BookSettings): PaymentStore {
  const payments = journal.table('truelayer-payments', payment);
  const byPage = new Map(payments.values().map(({ pageId, id }) => [pageId, id]));

  const announce = (paid: Payment, { inMs, type, facts }: Step) => {
    const eventId = randomUUID();
    return queue.schedule({
      id: eventId,
      provider: 'truelayer',
      subject: paid.id,
      event: type,
      body: JSON.stringify({
        type,
        event_id: eventId,
        event_version: 1,
        payment_id: paid.id,
        payment_method: { type: 'bank_transfer', provider_id: paid.providerId, scheme_id: 'faster_payments_service' },
        ...(paid.request.metadata === undefined ? {} : { metadata: paid.request.metadata }),
        ...facts,
      }),
      url: undefined,
      inMs,
    });
  };
  const fail = (paid: Payment, inMs: number, stage: Payment['status'], reason: string) =>
    announce(paid, failing(inMs, stage, reason));

  /** The authorisation itself is told only to merchants who asked for that. */
  async function approve(paid: Payment) {
    const paidInMinor = otherAmount(faults, { company: 'truelayer', askedMinor: paid.request.amount_in_minor });
    const approved: Payment = { ...paid, paidInMinor, status: 'authorized' };
    const toCome = stepsAfter(approved, { delayMs, stalls: () => faults.strikes('truelayer', 'stalled') });
    await Promise.all([payments.put(paid.id, approved), ...toCome.map((step) => announce(approved, step))]);
  }

  return {
    create(request) {
      const created = newPayment(request);
      byPage.set(created.pageId, created.id);
      return { created, kept: payments.put(created.id, created) };
    },
    find: payments.get,
    findByPage: (pageId) => payments.get(byPage.get(pageId) ?? ''),
    list: () => payments.values().reverse(),
    async authorize(paid, returnUri) {
      const authorizing: Payment = { ...paid, returnUri, status: 'authorizing' };
      const isFirst = paid.status === 'authorization_required';
      const end = isFirst ? fail(authorizing, authorisationMs, 'authorizing', 'expired') : undefined;
      await Promise.all([payments.put(paid.id, authorizing), end]);
      return authorizing;
    },
    async chooseBank(paid, providerId) {
      const chosen = { ...paid, providerId };
      await payments.put(paid.id, chosen);
      return chosen;
    },
    async decide(paid, decision) {
      if (!isWaiting(paid)) return;
      const calledOff = queue.callOff(paid.id);
      if (decision === 'approve') return void (await Promise.all([calledOff, approve(paid)]));
      const failureReason = decision === 'cancel' ? 'canceled' : 'authorization_failed';
      const failed: Payment = { ...paid, ...failure(paid.status, failureReason, isoIn(0)) };
      const told = fail(paid, 0, paid.status, failureReason);
      await Promise.all([calledOff, payments.put(paid.id, failed), told]);
    },
    async happen(due) {
      const about = payments.get(due.subject);
      const next = about && after(about, news.parse(JSON.parse(due.body)));
      if (!next) return false;
      await payments.put(about.id, next);
      return true;
    },
  };
}

type Step = { readonly inMs: number; readonly type: News['type']; readonly facts: object };

const failing = (inMs: number, stage: Payment['status'], reason: string): Step => ({
  inMs,
  type: 'payment_failed',
  facts: { failed_at: isoIn(inMs), failure_stage: stage, failure_reason: reason },
});

/** What the payer's bank does once they said yes. */
function stepsAfter(approved: Payment, { delayMs, stalls }: { delayMs: number; stalls: () => boolean }): Step[] {
  const conduct = bankWithId(approved.providerId)?.conduct ?? 'settles';
  const settlesInMs = conduct === 'settlesSlowly' ? slowness * delayMs : delayMs;
  if (conduct === 'lacksFunds') return [failing(settlesInMs, 'authorized', 'insufficient_funds')];
  const executesInMs = Math.floor(settlesInMs / 2);
  const risk = { settlement_risk: { category: 'low_risk' } };
  const executed: Step = {
    inMs: executesInMs,
    type: 'payment_executed',
    facts: { executed_at: isoIn(executesInMs), ...risk },
  };
  if (stalls()) return [executed, { inMs: settlesInMs, type: 'payment_settlement_stalled', facts: risk }];
  const facts = { settled_at: isoIn(settlesInMs), payment_source: paymentSource(approved), ...risk };
  return [executed, { inMs: settlesInMs, type: 'payment_settled', facts }];
}

/** The payment once the news is true, or undefined when it cannot be any more. News told before changes nothing. */
function after(paid: Payment, told: News): Payment | undefined {
  const { status } = paid;
  if (told.type === 'payment_failed') {
    const { failure_stage: stage, failure_reason: reason = '' } = told;
    if (status === 'failed') return paid.failureReason === reason ? paid : undefined;
    return status === stage ? { ...paid, ...failure(status, reason, told.failed_at ?? '') } : undefined;
  }
  if (status === 'failed') return undefined;
  if (told.type === 'payment_settlement_stalled') return paid;
  if (told.type === 'payment_executed') {
    const executed = { ...paid, executedAt: told.executed_at };
    return status === 'settled' ? executed : { ...executed, status: 'executed' };
  }
  return { ...paid, status: 'settled', settledAt: told.settled_at };
}

const failure = (failureStage: string, failureReason: string, failedAt: string) =>
  ({ status: 'failed', failureStage, failureReason, failedAt }) as const;

function newPayment(request: PaymentRequest): Payment {
  const selection = request.payment_method.provider_selection;
  return {
    id: randomUUID(),
    resourceToken: randomBytes(32).toString('base64url'),
    pageId: randomBytes(18).toString('base64url'),
    request,
    userId: request.user.id ?? userIdOf(request.user),
    status: 'authorization_required',
    createdAt: isoIn(0),
    providerId: selection.type === 'preselected' ? selection.provider_id : undefined,
  };
}

/** The same person gets the same id, without our keeping a list of people. */
function userIdOf(user: object): string {
  const hex = createHash('sha256').update(JSON.stringify(user)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const isoIn = (ms: number) => new Date(Date.now() + ms).toISOString();
