import { sql } from 'kysely';
import { z } from 'zod';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutStage } from '#domain/transfer/transferFacts.ts';
import type { WebhookRoute } from '../http/route.ts';
import type { Inbox, InboxHandler } from '../jobs/inbox.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { screen } from '../screening/screening.ts';
import type { Watchlist } from '../screening/watchlist.ts';
import type { Screened } from '../screening/watchlistIndex.ts';
import type { KeyedDb } from '../security/personKeys.ts';
import type { ContinueTrace } from '../telemetry/continueTrace.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';
import { findOrder } from './findOrder.ts';
import type { PayoutAnswer, PayoutOrder, PayoutPartner, PayoutPartners } from './payoutPartner.ts';
import { startPayout } from './startPayout.ts';

export type PayoutTools = KeyedDb & {
  readonly partners: PayoutPartners;
  readonly applyEvent: ApplyEvent;
  readonly watchlist: Watchlist;
  readonly continueTrace: ContinueTrace;
};

/** How many payouts one turn of the job asks about. */
const batch = 20;
/** Seconds until a payout still under way is asked about again. */
const askEverySeconds = 60;

const aboutTransfer = z.object({ transferId: z.uuid() });

/**
 * Hands a reserved payout to its partner. The ledger and the attempt say so before the call is made, so that a stop in
 * between leaves an attempt to ask about, never one to send again blindly.
 */
export const submitPayout =
  (tools: PayoutTools): OutboxHandler =>
  async (payload) => {
    await handOver(tools, aboutTransfer.parse(payload).transferId);
  };

/** A payout its partner's float does not cover waits until it does. */
async function handOver(tools: PayoutTools, transferId: string): Promise<void> {
  const found = await findOrder<{ versions: readonly string[] }>(
    tools,
    sql`o.transfer_id = ${transferId} and o.state = 'QUEUED'`,
    sql`, ${tools.watchlist.inForce} as versions`,
  );
  if (!found) return;
  const { order, row } = found;
  if (!(await screen(tools, { transferId, people: peopleOf(order), versions: row.versions }))) return;
  if (!(await startPayout(tools, transferId))) return;
  const partner = partnerOf(tools, order.partner);
  if (!partner) {
    await tools.applyEvent(transferId, { type: 'payout.accepted', reference: order.reference });
    return;
  }
  const answer = await partner.submit(order);
  await report(tools, { transferId, reference: order.reference, partner: order.partner, answer });
}

/** Nobody is paid whom the watchlist may mean, or for whom. */
const peopleOf = ({ sender, recipient }: PayoutOrder): Screened[] => [
  {
    ...{ subject: `sender:${sender.id}`, firstName: sender.firstName, lastName: sender.lastName },
    born: sender.birthDate,
  },
  { subject: `recipient:${recipient.id}`, firstName: recipient.firstName, lastName: recipient.lastName },
];

/** Pays the recipient the sender put right while the payout that failed was not closed yet. */
export const resumePayout =
  ({ applyEvent }: Pick<PayoutTools, 'applyEvent'>): OutboxHandler =>
  async (payload) => {
    await applyEvent(aboutTransfer.parse(payload).transferId, { type: 'hold.released' });
  };

const partnerOf = ({ partners }: PayoutTools, handler: RemittanceHandler): PayoutPartner | undefined =>
  handler === 'MANUAL' ? undefined : partners[handler];

type Attempt = { readonly transferId: string; readonly reference: string; readonly partner: RemittanceHandler };

/** Lets the transfer know. A payout that has just failed is closed at once, so that its money may go another way. */
async function report(tools: PayoutTools, { answer, ...attempt }: Attempt & { answer: PayoutAnswer }): Promise<void> {
  const { applyEvent } = tools;
  const { transferId, reference } = attempt;
  switch (answer.state) {
    case 'pending':
      await applyEvent(transferId, { type: 'payout.accepted', reference, partnerRef: answer.partnerRef });
      return;
    case 'paid':
      await applyEvent(transferId, { type: 'payout.confirmed', reference });
      return;
    case 'failed': {
      const failed = await applyEvent(transferId, { type: 'payout.failed', reference, reason: answer.reason });
      if (failed.ok) await askAbout(tools, { ...attempt, state: 'FAILED' });
      return;
    }
    case 'closed': {
      const closed = await applyEvent(transferId, { type: 'payout.closed', reference, reason: answer.reason });
      if (!closed.ok) await applyEvent(transferId, { type: 'payout.returned', reference, reason: answer.reason });
      return;
    }
    case 'unknown':
      await applyEvent(transferId, { type: 'payout.unanswered', reference });
  }
}

/** Asks about payouts nobody called back on: silent and failed ones soon, submitted ones now and then. Begins those
 * that waited for float. */
export async function pollPayouts(tools: PayoutTools): Promise<boolean> {
  const due = await sql<AttemptRow>`
    update payout_attempt set next_check_at = now() + make_interval(secs => ${askEverySeconds})
    where id in (select id from payout_attempt where state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED')
      and (partner <> 'MANUAL' or state = 'QUEUED') and next_check_at <= now() order by next_check_at limit ${batch} for no key update skip locked)
    returning transfer_id, reference, partner, state`.execute(tools.db);
  for (const { transfer_id: transferId, ...attempt } of due.rows) {
    if (attempt.state === 'QUEUED') await handOver(tools, transferId);
    else await askAbout(tools, { transferId, ...attempt });
  }
  return due.rows.length === batch;
}

type AttemptRow = { transfer_id: string; reference: string; partner: RemittanceHandler; state: PayoutStage };

/** Handed over, and not answered for good. */
const underWay: readonly PayoutStage[] = ['SUBMITTING', 'SUBMITTED', 'UNKNOWN'];

/**
 * A partner that never heard of the reference gets the very same order again; it is one payout either way. What failed
 * or only waits is never sent again.
 */
async function askAbout(tools: PayoutTools, asked: Attempt & { readonly state: PayoutStage }): Promise<boolean> {
  const { state, ...attempt } = asked;
  const partner = partnerOf(tools, attempt.partner);
  if (!partner) return true;
  const known = state === 'FAILED' ? await partner.close(attempt.reference) : await partner.ask(attempt.reference);
  if (!known && !underWay.includes(state)) return true;
  const answer = known ?? (await orderAgain(tools, { partner, reference: attempt.reference }));
  await report(tools, { ...attempt, answer });
  return answer.state !== 'unknown';
}

async function orderAgain(tools: PayoutTools, asked: { partner: PayoutPartner; reference: string }) {
  const found = await findOrder(tools, sql`o.reference = ${asked.reference}`);
  if (!found) throw new Error(`There is no payout ${asked.reference} to submit`);
  return asked.partner.submit(found.order);
}

export const payoutWebhooks = ({ partners }: Pick<PayoutTools, 'partners'>, inbox: Inbox): WebhookRoute[] =>
  (['AZA', 'PIVOT'] as const).map((handler) => ({
    path: `/payouts/${handler.toLowerCase()}`,
    async handle(call) {
      const notice = partners[handler].readNotice(call);
      if (!notice) return 'refused';
      const body = JSON.stringify({ reference: notice.reference });
      return inbox.take({ provider: handler, eventId: notice.eventId, body });
    },
  }));

const noticed = z.strictObject({ reference: z.string() });

/** A call-back says only that something changed; the partner's book says what. */
export const payoutNoticeHandler = (tools: PayoutTools): InboxHandler => ({
  find: ({ body }) => sql`(select json_build_object('transferId', transfer_id, 'reference', reference,
    'partner', partner, 'state', state, 'traceparent', traceparent)
    from payout_attempt where reference = ${noticed.parse(JSON.parse(body)).reference})`,
  async handle(_event, found) {
    if (found === null) return true;
    const { traceparent, ...attempt } = found as NoticedAttempt;
    return tools.continueTrace({ traceparent, name: `webhook ${attempt.partner}` }, () => askAbout(tools, attempt));
  },
});

type NoticedAttempt = Attempt & { readonly state: PayoutStage; readonly traceparent: string | null };
