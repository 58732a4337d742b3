import { sql } from 'kysely';
import { currencies } from '#domain/money/currency.ts';
import { type Money, parseMoney } from '#domain/money/money.ts';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import { documentReasons } from '#domain/transfer/documentReason.ts';
import type { TwoPersonDecision } from '#domain/transfer/twoPersonDecision.ts';
import type { Db } from '../database/open.ts';
import type { ReportedEvent } from '../transfer/lifecycle/reportedEvent.ts';
import { type Command, type OpsRequest, refusal, runCommand } from './runCommand.ts';

/** Acts about transfers that wait for a look: documents, the watchlist, fraud, chargebacks, differences. */

export const act =
  (reportedEvent: ReportedEvent): Command =>
  (tools, request) =>
    runCommand(tools, request, { reportedEvent });

type ByTwo = Extract<ReportedEvent, { readonly operator: string }>['type'];

/** One act, whatever holds it: a rule about fraud, or a suspension. */
export const release: Command = async (tools, request) => {
  const held = await sql`select 1 from transfer t where t.id::text = ${request.transfer ?? ''}
    and t.status = 'PAYMENT_FRAUD' and exists (
      select from transfer_hold h where h.transfer_id = t.id and h.cleared_at is null)`.execute(tools.db);
  const reportedEvent = held.rows.length > 0 ? fraudCleared : suspensionReleased;
  return runCommand(tools, request, { reportedEvent });
};

const fraudCleared = { type: 'fraud.cleared' } as const;
const suspensionReleased = { type: 'hold.released', by: 'compliance' } as const;

/** What two operators must agree to. */
export const actOfTwo =
  (type: Exclude<ByTwo, 'refund.paidByHand'>, decision: TwoPersonDecision): Command =>
  (tools, request) =>
    runCommand(tools, request, { decision, reportedEvent: { type, operator: tools.operator } });

export const requestDocuments: Command = (tools, request) => {
  const reason = documentReasons.find((known) => known === request.reason);
  if (!reason) return Promise.resolve(refusal(`Say which: --reason ${documentReasons.join(', ')}.`));
  return runCommand(tools, request, { reportedEvent: { type: 'docs.requested', reason } });
};

/** An act that needs its reason in words. */
export const actForReason =
  (type: 'reject' | 'fraud.flag'): Command =>
  (tools, request) => {
    const reason = request.reason?.trim();
    if (!reason) return Promise.resolve(refusal('Say why: --reason "…".'));
    return runCommand(tools, request, { reportedEvent: { type, reason } });
  };

type Received = { provider: PaymentProviderId; provider_ref: string };

/** About the payment of the transfer, or the one of this number where there are several. */
export const actOnChargeback =
  (type: 'chargeback.opened' | 'chargeback.lost' | 'chargeback.won'): Command =>
  async (tools, request) => {
    const received = await paymentsOf(tools.db, request);
    const [payment, another] = received;
    if (!payment) return refusal('No payment of that transfer is known by that number.');
    if (another) return refusal('It was paid more than once: name the payment, --reference NUMBER.');
    const about = { provider: payment.provider, providerRef: payment.provider_ref };
    const fee = amountOf(request.amount);
    return runCommand(tools, request, {
      reportedEvent: type === 'chargeback.lost' ? { type, ...about, ...(fee && { fee }) } : { type, ...about },
    });
  };

async function paymentsOf(db: Db, request: OpsRequest): Promise<Received[]> {
  const id = request.transfer ?? '';
  const read = await sql<Received>`select provider, provider_ref from payment where transfer_id::text = ${id}
    ${request.reference ? sql`and provider_ref = ${request.reference}` : sql``}`.execute(db);
  return read.rows;
}

/** An amount as typed, like `8000000 XAF`; undefined when it is none. */
export function amountOf(typed = ''): Money | undefined {
  const [amount = '', code = ''] = typed.trim().split(/\s+/);
  const currency = currencies.find((known) => known === code.toUpperCase());
  const read = currency && parseMoney(amount, currency);
  return read?.ok && read.value.minor > 0 ? read.value : undefined;
}
