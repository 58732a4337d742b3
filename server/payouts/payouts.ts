import { sql } from 'kysely';
import { z } from 'zod';
import { type RecipientProfile, recipientProfile } from '#contract/recipient.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Db } from '../database/open.ts';
import type { WebhookRoute } from '../http/route.ts';
import type { Inbox, InboxHandler } from '../jobs/inbox.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Happen } from '../transfers/happen.ts';
import type { PayoutAnswer, PayoutOrder, PayoutPartner, PayoutPartners } from './payoutPartner.ts';

export type PayoutTools = {
  readonly db: Db;
  readonly partners: PayoutPartners;
  readonly happen: Happen;
  readonly webhooksUrl: string;
};

const submission = z.object({ transferId: z.uuid() });

/**
 * Hands a reserved payout to its partner. The ledger and the attempt say so before the call is made, so that a stop in
 * between leaves an attempt to ask about, never one to send again blindly.
 */
export const submitPayout =
  (tools: PayoutTools): OutboxHandler =>
  async (payload) => {
    const { transferId } = submission.parse(payload);
    const started = await tools.happen(transferId, { type: 'payout.started' });
    if (!started.ok) return;
    const order = await readOrder(tools, transferId);
    const partner = partnerOf(tools, order.partner);
    if (!partner) {
      await tools.happen(transferId, { type: 'payout.accepted', reference: order.reference });
      return;
    }
    await report(tools, { transferId, reference: order.reference, answer: await partner.submit(order) });
  };

const partnerOf = ({ partners }: PayoutTools, handler: RemittanceHandler): PayoutPartner | undefined =>
  handler === 'MANUAL' ? undefined : partners[handler];

type Report = { readonly transferId: string; readonly reference: string; readonly answer: PayoutAnswer };

async function report({ happen }: PayoutTools, { transferId, reference, answer }: Report): Promise<void> {
  switch (answer.state) {
    case 'pending':
      await happen(transferId, { type: 'payout.accepted', reference, partnerRef: answer.partnerRef });
      return;
    case 'paid':
      await happen(transferId, { type: 'payout.confirmed', reference });
      return;
    case 'failed':
      await happen(transferId, { type: 'payout.failed', reference, reason: answer.reason });
      return;
    case 'unknown':
      await happen(transferId, { type: 'payout.unanswered', reference });
  }
}

type OrderRow = {
  reference: string;
  partner: RemittanceHandler;
  currency: Currency;
  minor: bigint;
  method: PayoutMethod;
  first_name: string;
  last_name: string;
  recipient_profile: unknown;
  sender_first_name: string;
  sender_last_name: string;
  sender_country: string;
};

async function readOrder(
  tools: PayoutTools,
  transferId: string,
): Promise<PayoutOrder & { partner: RemittanceHandler }> {
  const read = await sql<OrderRow>`
    select o.reference, o.partner, o.currency, o.minor, t.method, r.first_name, r.last_name, r.profile as recipient_profile,
      u.profile->>'firstName' as sender_first_name, u.profile->>'lastName' as sender_last_name,
      t.origin_country as sender_country
    from payout_attempt o join transfer t on t.id = o.transfer_id join recipient r on r.id = t.recipient_id
      join app_user u on u.id = t.user_id
    where o.transfer_id = ${transferId} order by o.n desc limit 1`.execute(tools.db);
  const [row] = read.rows;
  if (!row) throw new Error(`Transfer ${transferId} has no payout to submit`);
  const profile = recipientProfile.parse(row.recipient_profile);
  return {
    reference: row.reference,
    partner: row.partner,
    method: row.method,
    amount: money(row.currency, Number(row.minor)),
    recipient: filled({ name: `${row.first_name} ${row.last_name}`, ...destinationOf(row.method, profile) }),
    sender: { name: `${row.sender_first_name} ${row.sender_last_name}`, country: row.sender_country },
    callbackUrl: `${tools.webhooksUrl}/payouts/${row.partner.toLowerCase()}`,
  };
}

/** Where the money goes, in the protocol's words. */
function destinationOf(method: PayoutMethod, profile: RecipientProfile): Record<string, string | undefined> {
  const phone = profile.mobile && `${profile.phoneCode ?? ''}${profile.mobile}`;
  const where = { country: profile.countryCode, phone };
  switch (method) {
    case 'mobile_money':
      return { ...where, accountNumber: phone, telecomCode: profile.mobileMoneyProvider ?? 'by-number' };
    case 'bank_transfer':
      return {
        ...where,
        accountNumber: profile.recipientAccountNumber ?? profile.accountNumber,
        bank: profile.bankId ?? profile.bankName,
        branch: profile.accountBranch,
      };
    case 'cash_pickup':
      return { ...where, pickupPoint: profile.pickupPoint };
  }
}

const filled = (fields: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));

/** How many payouts one turn of the job asks about. */
const batch = 20;
/** Seconds until a payout still under way is asked about again. */
const askEverySeconds = 60;

/** Asks about payouts nobody called back on: silent ones soon, submitted ones now and then. */
export async function pollPayouts(tools: PayoutTools): Promise<boolean> {
  const due = await sql<{ transfer_id: string; reference: string; partner: RemittanceHandler }>`
    update payout_attempt set next_check_at = now() + make_interval(secs => ${askEverySeconds})
    where id in (select id from payout_attempt where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN')
      and partner <> 'MANUAL' and next_check_at <= now() order by next_check_at limit ${batch} for update skip locked)
    returning transfer_id, reference, partner`.execute(tools.db);
  for (const { transfer_id, reference, partner } of due.rows)
    await askAbout(tools, { transferId: transfer_id, reference, partner });
  return due.rows.length === batch;
}

type About = { readonly transferId: string; readonly reference: string; readonly partner: RemittanceHandler };

/** A partner that never heard of the reference gets the very same order again; it is one payout either way. */
async function askAbout(tools: PayoutTools, { transferId, reference, partner: handler }: About): Promise<boolean> {
  const partner = partnerOf(tools, handler);
  if (!partner) return true;
  const answer = (await partner.ask(reference)) ?? (await partner.submit(await readOrder(tools, transferId)));
  await report(tools, { transferId, reference, answer });
  return answer.state !== 'unknown';
}

export const payoutWebhooks = ({ partners }: Pick<PayoutTools, 'partners'>, inbox: Inbox): WebhookRoute[] =>
  (['AZA', 'PIVOT'] as const).map((handler) => ({
    path: `/payouts/${handler.toLowerCase()}`,
    async handle(call) {
      const notice = partners[handler].readNotice(call);
      if (!notice) return 'refused';
      await inbox.take({
        provider: handler,
        eventId: notice.eventId,
        body: JSON.stringify({ reference: notice.reference }),
      });
      return 'taken';
    },
  }));

const noticed = z.strictObject({ reference: z.string() });

/** A call-back says only that something changed; the partner's book says what. */
export const payoutNoticeHandler =
  (tools: PayoutTools): InboxHandler =>
  async ({ body }) => {
    const { reference } = noticed.parse(JSON.parse(body));
    const attempt = await tools.db
      .selectFrom('payout_attempt')
      .select(['transfer_id', 'partner'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    return attempt ? askAbout(tools, { transferId: attempt.transfer_id, reference, partner: attempt.partner }) : true;
  };
