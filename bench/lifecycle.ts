import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { listBankProviders, startBankPayment } from '#contract/payment/payment.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { createRateQuote, createTransferQuote } from '#contract/quote/quote.ts';
import { acknowledgeScamAlert, createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import { priceRequestOf } from '#tests/fixtures/quoting.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';
import { plainFetch } from './plainFetch.ts';
import type { PreparedSender } from './senders.ts';

/** Milliseconds between two looks of a sender who waits for the money to arrive; the first comes after as long. */
const lookEveryMs = 500;
/** Milliseconds after which a transfer counts as lost. */
const patienceMs = 30_000;

/** Pounds of one transfer: far below every limit, however often one person sends it in a run. */
const amount = 20;

/** Told of every call that was answered. */
export type Took = (call: string, ms: number) => void;

export type SignedInSender = PreparedSender & { readonly call: Sender['call'] };

/** Milliseconds between two tries of a sender whose call nobody could answer. */
const tryAgainMs = 250;

/**
 * One sender's browser: its calls are signed, carry idempotency keys as the product's own do, and are timed. One with
 * patience sends a call that nobody could answer again, under the key it had.
 */
export function enter(
  baseUrl: string,
  prepared: PreparedSender,
  took: Took,
  { patienceMs = 0 }: { readonly patienceMs?: number } = {},
): SignedInSender {
  const browser = createSender(baseUrl, plainFetch);
  browser.cookies.set('__Host-sid', prepared.cookie);
  browser.becomes(prepared.userName, prepared.signingKey);
  const call: Sender['call'] = async (endpoint, input) => {
    const start = performance.now();
    const headers = { [requestHeaders.idempotencyKey]: randomUUID(), 'x-forwarded-for': prepared.address };
    const answer = await untilAnswered(() => browser.call(endpoint, input, headers), start + patienceMs);
    took(`${endpoint.method} ${endpoint.path}`, performance.now() - start);
    return answer;
  };
  return { ...prepared, call };
}

/** Away for a moment, or still busy with the same call: what a browser tries again. */
const isAway = (answer: { readonly status: number }) => answer.status === 503 || answer.status === 409;

async function untilAnswered<A extends { readonly status: number; readonly ok: boolean }>(
  ask: () => Promise<A>,
  deadline: number,
): Promise<A> {
  for (;;) {
    const isLast = performance.now() >= deadline;
    const answer = await ask().catch((failure: unknown) => {
      if (isLast) throw failure;
      return undefined;
    });
    if (answer && (isLast || answer.ok || !isAway(answer))) return answer;
    await pause(tryAgainMs);
  }
}

/** What a sender was told of a transfer: that it was made, that its payment was begun, that it was delivered. */
export type Told = (what: 'made' | 'begun' | 'delivered', transferId: string) => void;

/** From the first question about the price to the recipient's money. Answers how often the sender looked for it. */
export async function sendOnce(
  sender: SignedInSender,
  told: Told = () => undefined,
  untilMs = patienceMs,
): Promise<{ readonly looks: number }> {
  const { id } = await createOne(sender);
  told('made', id);
  await payByBank(sender, id);
  told('begun', id);
  const looked = await untilDelivered(sender, id, untilMs);
  told('delivered', id);
  return looked;
}

/** The first transfer to somebody asks for the sender's word that they know them (RCP-12). */
export async function acknowledgeRecipient(sender: SignedInSender): Promise<void> {
  const { id, recipientId } = await createOne(sender);
  dataOf(await sender.call(acknowledgeScamAlert, { body: { transferId: id, recipientId, acknowledgment: true } }));
}

async function createOne({ call, id, recipientId }: SignedInSender) {
  const held = dataOf(await call(createRateQuote, { body: { base: 'GBP', target: 'XAF', meta: { userId: id } } }));
  const quote = dataOf(await call(createTransferQuote, { body: priceRequestOf({ amount }, held.id) }));
  const body = { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' };
  return dataOf(await call(createTransfer, { params: { id }, body }));
}

async function payByBank({ call }: SignedInSender, transferId: string): Promise<void> {
  const [bank] = dataOf(await call(listBankProviders));
  if (!bank) throw new Error('No bank is offered');
  const { providerId, schemeId } = bank;
  const { auth_flow } = dataOf(await call(startBankPayment, { body: { providerId, schemeId, transferId } }));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const decided = await plainFetch(auth_flow.uri, { method: 'POST', headers, body: 'decision=approve' });
  if (decided.status !== 303) throw new Error(`The bank page answered ${decided.status}`);
}

async function untilDelivered({ call, id }: SignedInSender, tid: string, ms: number): Promise<{ looks: number }> {
  const deadline = performance.now() + ms;
  for (let looks = 1; performance.now() < deadline; looks++) {
    await pause(lookEveryMs);
    const { status } = dataOf(await call(readTransfer, { params: { id, tid } }));
    if (status === 'COMPLETE') return { looks };
  }
  throw new Error(`Transfer ${tid} was not delivered within ${ms / 1000} s`);
}
