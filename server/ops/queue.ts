import { sql } from 'kysely';
import { type HoldReason, holdSentences } from '#domain/fraud/holdReason.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Db } from '../database/open.ts';
import { failingPlaces } from '../security/auditCopy.ts';
import type { Vote } from '../transfer/lifecycle/effects.ts';
import { transfersWithFrozenFunds } from '../transfer/lifecycle/frozenTransfers.ts';
import type { OpsAnswer } from './runCommand.ts';
import { table, when } from './table.ts';

type Waiting = {
  reference: string;
  status: TransferStatus;
  origin_currency: Currency;
  origin_minor: bigint;
  destination_currency: Currency;
  destination_minor: bigint;
  handler: RemittanceHandler;
  votes: Vote[] | null;
  suspended_for: string | null;
  decline_reason: string | null;
  hits: string[] | null;
  overpaid: string | null;
  refused: string | null;
  holds: HoldReason[] | null;
  is_returned: boolean;
  is_charged_back: boolean;
  is_funded: boolean;
  is_short: boolean;
  since: Date;
};

/** Where a person has to look, in statuses that go on without one. */
const needsSomebody = (frozen: readonly string[]) => sql`
  exists (select from payout_attempt o where o.transfer_id = t.id and (o.state = 'OVERPAID' or o.partner = 'MANUAL' and o.state = 'SUBMITTED'
    or o.state = 'QUEUED' and o.short_since is not null))
  or exists (select from refund f where f.transfer_id = t.id and f.state in ('REFUSED', 'AWAITING'))
  or t.id = any(${frozen})`;

/** What waits for a person, longest first. */
export async function showQueue(db: Db): Promise<OpsAnswer> {
  const read = await sql<Waiting>`
    select t.reference, t.status, t.origin_currency, t.origin_minor, t.destination_currency, t.destination_minor, t.handler,
      t.suspended_for, t.decline_reason,
      (select json_agg(json_build_object('operator', operator, 'decision', decision)) from approval a
        where a.transfer_id = t.id and a.version = t.version) as votes,
      (select json_agg(h.name || coalesce(', born ' || h.born, '') || ' like ' || h.listed || ' (' || h.entry || ')') from watchlist_hit h where h.transfer_id = t.id and h.state = 'OPEN') as hits,
      (select json_agg(h.reason order by h.at, h.reason) from transfer_hold h where h.transfer_id = t.id and h.cleared_at is null) as holds,
      (select reference from payout_attempt o where o.transfer_id = t.id and o.state = 'OVERPAID' limit 1) as overpaid,
      (select refusal from refund f where f.transfer_id = t.id and f.state = 'REFUSED' limit 1) as refused,
      exists (select from refund f where f.transfer_id = t.id and f.state = 'AWAITING') as is_returned,
      exists (select from journal a where a.transfer_id = t.id and a.kind = 'J14a' and not exists (select from journal j
        where j.transfer_id = t.id and j.kind in ('J14b', 'J14c', 'J14d')
          and substr(j.idem, 6) = substr(a.idem, 6))) as is_charged_back,
      exists (select from payment p where p.transfer_id = t.id and p.booked_as = 'J1') as is_funded,
      exists (select from payout_attempt o where o.transfer_id = t.id and o.state = 'QUEUED' and o.short_since is not null) as is_short,
      (select max(at) from status_event e where e.transfer_id = t.id) as since
    from transfer t where t.status in ('PENDING_APPROVAL', 'PENDING_DOCUMENTATION', 'WATCHLIST_FAILED', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED')
      or ${needsSomebody(await transfersWithFrozenFunds(db))}
    order by since`.execute(db);
  const transfers = read.rows.map(shown);
  const complaints = await complaintsWaiting(db);
  const recalls = await recallsOpen(db);
  const support = await messagesWaiting(db);
  const alerts = await alertsToday(db);
  const places = await failingPlaces(db);
  const lines = [
    ...places.map(
      ({ since, failure, waiting }) =>
        `The second place of the audit cannot be written since ${when(since)} (${failure}): ${waiting} acts wait.`,
    ),
    ...(transfers.length > 0 ? table(columns, transfers.map(Object.values)) : []),
    ...(alerts > 0 ? [`Security alerts in the last day: ${alerts}. See security.`] : []),
    ...(support > 0 ? [`Messages in the guide that wait for an answer: ${support}. See support list.`] : []),
    ...(complaints > 0 ? [`Complaints that wait for an answer: ${complaints}. See complaints.`] : []),
    ...(recalls.open > 0 ? [`Recalls that are open: ${recalls.open}, late ${recalls.late}. See recalls.`] : []),
  ];
  return {
    ok: true,
    lines: lines.length > 0 ? lines : ['Nothing waits for a person.'],
    data: { transfers, complaints, recalls, support, alerts, ...(places.length > 0 && { auditPlaces: places }) },
  };
}

/** What is shown of each, in this order. */
const columns = ['transfer', 'status', 'amount', 'since (UTC)', 'needs'];

const shown = (row: Waiting) => ({
  transfer: visibleReference(row.reference),
  status: row.status,
  amount: amounts(row),
  since: when(row.since),
  needs: [whatItNeeds(row), agreedSoFar(row)].filter(Boolean).join('; '),
});

async function complaintsWaiting(db: Db): Promise<number> {
  const counted = await sql<{ open: number }>`
    select count(*)::int as open from complaint where answered_at is null`.execute(db);
  return counted.rows[0]?.open ?? 0;
}

async function recallsOpen(db: Db): Promise<{ open: number; late: number }> {
  const counted = await sql<{ open: number; late: number }>`select count(*)::int as open,
    count(*) filter (where chased_at is not null)::int as late from recall where outcome is null`.execute(db);
  return counted.rows[0] ?? { open: 0, late: 0 };
}

async function messagesWaiting(db: Db): Promise<number> {
  const counted = await sql<{ waiting: number }>`
    select count(*)::int as waiting from support_conversation where waiting_since is not null`.execute(db);
  return counted.rows[0]?.waiting ?? 0;
}

async function alertsToday(db: Db): Promise<number> {
  const counted = await sql<{ raised: number }>`
    select count(*)::int as raised from security_alert where at > now() - interval '1 day'`.execute(db);
  return counted.rows[0]?.raised ?? 0;
}

function amounts(row: Waiting): string {
  const sent = formatMoney(money(row.origin_currency, Number(row.origin_minor)), 'en');
  return `${sent} → ${formatMoney(money(row.destination_currency, Number(row.destination_minor)), 'en')}`;
}

const agreedSoFar = ({ votes }: Waiting) =>
  (votes ?? []).map(({ operator, decision }) => `${operator} said yes to ${decision}`).join(', ');

const chargebackOpen = 'a chargeback: chargeback-won or chargeback-lost';

function whatItNeeds(row: Waiting): string {
  if (row.overpaid) {
    const choices = row.suspended_for ? 'release, accept-paid or recovered' : 'have it made good, then recovered';
    return `the partner paid ${row.overpaid} after giving it back: ${choices}`;
  }
  if (row.is_charged_back && (row.refused || row.is_returned)) return chargebackOpen;
  if (row.refused) return `its refund was refused (${row.refused}): pay it by bank, then refund-paid`;
  if (row.is_returned) return 'the payout was returned: refund, by two';
  if (row.is_short) return `waits for float: top up ${row.handler} in ${row.destination_currency}`;
  return neededIn(row);
}

function neededIn({ status, suspended_for, decline_reason, hits, holds, is_charged_back, is_funded }: Waiting): string {
  switch (status) {
    case 'PENDING_APPROVAL':
      return 'two approvals: approve, or reject';
    case 'PAYMENT_COMPLETED':
      return 'pay by hand, then mark-paid';
    case 'PENDING_DOCUMENTATION':
      return `documents (${decline_reason ?? 'any'}): accept-documents${hits ? `, then the name (${hits.join(', ')})` : ' or reject'}`;
    case 'WATCHLIST_FAILED':
      return `${hits?.join(', ') ?? 'a name'}: clear-hit or confirm-hit, by two`;
    case 'PAYMENT_FRAUD':
      return is_charged_back
        ? chargebackOpen
        : holds
          ? `${holds.map((reason) => holdSentences[reason]).join(', ')}: ${holds.includes('accountBlocked') ? 'unblock, by two' : 'release'} or confirm-fraud`
          : `${decline_reason ?? 'fraud'}: ${is_funded ? 'clear-fraud or confirm-fraud' : 'nothing was taken, confirm-fraud'}`;
    case 'REJECTED':
    case 'REFUNDED':
      return is_charged_back ? chargebackOpen : 'frozen: release-frozen when the law lets it go';
    default:
      return suspendedFor(suspended_for, is_funded);
  }
}

function suspendedFor(cause: string | null, isFunded: boolean): string {
  if (cause === 'stalled' && isFunded) return 'its money has come: release';
  if (cause === 'amount')
    return 'waits because of the amount: less can be taken (accept-difference, by two), more goes back whole (reject)';
  if (cause === 'recipient')
    return 'the recipient was refused: the sender puts it right or cancels; release pays it as it is';
  return cause ? `waits because of the ${cause}: release, or reject` : 'a decision: release, or reject';
}
