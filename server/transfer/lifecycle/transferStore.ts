import { type RawBuilder, sql } from 'kysely';
import type { Wording } from '#contract/account/reading.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { Money } from '#domain/money/money.ts';
import { searchTerms } from '#domain/recipient/searchTerms.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import { groupOf, isTerminal, isUnpaid, returnedGroup, type StatusGroup } from '#domain/transfer/statusGroups.ts';
import { bareTransferId, readReference } from '#domain/transfer/transferReference.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { readTransfers, transferView } from './transferView.ts';

const reasonOf = (id: string) => transferReasons.find((reason) => reason.id === id)?.reason ?? id;

export async function readOwnTransfer(
  from: KeyedDb,
  { transferId, userId }: { transferId: string; userId: string },
): Promise<Transfer | undefined> {
  const [row] = await readTransfers(from, sql`where t.id = ${transferId} and t.user_id = ${userId}`);
  return row && transferView(row, reasonOf);
}

export type TransferToScreen = { readonly transfer: Transfer; readonly versions: readonly string[] };

/** The same with the versions of the watchlists in force, for whoever screens its recipient. */
export async function readTransferToScreen(
  from: KeyedDb,
  { transferId, userId, inForce }: { transferId: string; userId: string; inForce: RawBuilder<unknown> },
): Promise<TransferToScreen | undefined> {
  const [row] = await readTransfers<{ versions: readonly string[] }>(
    from,
    sql`where t.id = ${transferId} and t.user_id = ${userId}`,
    sql`, ${inForce} as versions`,
  );
  return row && { transfer: transferView(row, reasonOf), versions: row.versions };
}

/** What a message to a sender has to know of them; one of the two addresses is there. */
export type Addressee = {
  readonly email: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly wording: Wording | null;
  readonly firstName: string;
};

/** A transfer for whoever tells of it, with how to reach its sender. */
export const readTransferToTell = async (from: KeyedDb, transferId: string) =>
  (await readTransfersToTell(from, [transferId])).get(transferId);

/** Transfers for whoever tells their senders of them, by id, with how to reach those. */
export async function readTransfersToTell(
  from: KeyedDb,
  transferIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly transfer: Transfer; readonly sender: Addressee }>> {
  const rows = await readTransfers<{ sender: Addressee }>(
    from,
    sql`where t.id = any(${transferIds}::uuid[])`,
    sql`, (select json_build_object('email', coalesce(u.email, c.email), 'phone', coalesce(u.phone, c.phone),
      'language', u.settings->>'language', 'wording', u.settings->>'wording', 'firstName', u.profile->>'firstName')
      from app_user u left join closed_account c on c.user_id = u.id where u.id = t.user_id) as sender`,
  );
  return new Map(rows.map((row) => [row.id, { transfer: transferView(row, reasonOf), sender: row.sender }]));
}

type Page = {
  readonly userId: string;
  readonly limit: number;
  readonly offset: number;
  /** As it was typed: a reference, part of one or of an id, or parts of a recipient's name. */
  readonly search?: string | undefined;
  readonly group?: StatusGroup | undefined;
  readonly amount?: Money | undefined;
  readonly recipientId?: string | undefined;
  /** Seconds since 1970, as text; both ends included. */
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
};

/** Newest first, with the totals of each group over all pages (D-128). */
export async function readOwnTransfers({ db, keys }: KeyedDb, { group, ...page }: Page) {
  const found = sql`t.user_id = ${page.userId}
    ${page.search ? sql`and (${searched(page.userId, page.search)})` : sql``}
    ${page.amount ? sql`and ${isOf(page.amount)}` : sql``}
    ${page.recipientId ? sql`and ${paidTo} = ${page.recipientId}::uuid` : sql``}
    ${page.dateFrom ? sql`and t.created_at >= to_timestamp(${page.dateFrom}::bigint)` : sql``}
    ${page.dateTo ? sql`and t.created_at < to_timestamp(${page.dateTo}::bigint + 1)` : sql``}`;
  const inGroup = group ? sql`and ${isIn(group)}` : sql``;
  // The ids first: what a row shows is only read for those on the page.
  const rows = await readTransfers(
    { db, keys },
    sql`where t.id in (select t.id from transfer t where ${found} ${inGroup}
      order by t.created_at desc, t.id desc limit ${page.limit} offset ${page.offset})
    order by t.created_at desc, t.id desc`,
  );
  const counted = await sql<{ status: TransferStatus; returned: boolean; count: number }>`
    select t.status, ${isReturned} as returned, count(*)::int as count from transfer t where ${found}
    group by 1, 2`.execute(db);

  const totals: Record<StatusGroup, number> = { completed: 0, cancelled: 0, pending: 0 };
  for (const { status, returned, count } of counted.rows) totals[returned ? returnedGroup : groupOf[status]] += count;
  return {
    collections: rows.map((row) => transferView(row, reasonOf)),
    total: group ? totals[group] : totals.completed + totals.cancelled + totals.pending,
    totals,
  };
}

type Open = { readonly userId: string; readonly most: number; readonly recalled: readonly string[] };

/** Those that may wait for somebody: paid and not delivered, with money that is not back yet, or recalled; newest first. */
export async function readOpenTransfers(from: KeyedDb, { userId, most, recalled }: Open): Promise<readonly Transfer[]> {
  const rows = await readTransfers(
    from,
    sql`where t.id in (select t.id from transfer t where t.user_id = ${userId} and (t.status in (${sql.join(statusesToOpen)})
        or t.id = any(${[...recalled]}::uuid[])
        or exists (select from refund f where f.transfer_id = t.id and f.state not in ('FAILED', 'SETTLED')))
      order by t.created_at desc, t.id desc limit ${most})
    order by t.created_at desc, t.id desc`,
  );
  return rows.map((row) => transferView(row, reasonOf));
}

const statusesToOpen = transferStatuses.filter((status) => !isTerminal(status) && !isUnpaid(status));

/** Whom the money goes to, a corrected recipient before the one it was made for. */
const paidTo = sql`coalesce(t.corrected_recipient_id, t.recipient_id)`;

/** Whichever of its sums somebody remembers: what was sent, what it cost in all, or what arrived. */
const isOf = ({ currency, minor }: Money) => sql`(
  (t.origin_currency = ${currency} and ${minor}::bigint in (t.origin_minor, t.total_minor))
  or (t.destination_currency = ${currency} and t.destination_minor = ${minor}::bigint))`;

const isReturned = sql`(t.status = 'COMPLETE'
  and t.id in (select o.transfer_id from payout_attempt o where o.state = 'RETURNED'))`;

const isIn = (group: StatusGroup) =>
  group === returnedGroup
    ? sql`(t.status in (${sql.join(statusesIn(group))}) or ${isReturned})`
    : sql`(t.status in (${sql.join(statusesIn(group))}) and not ${isReturned})`;

const statusesIn = (group: StatusGroup) => transferStatuses.filter((status) => groupOf[status] === group);

/** A sender has few recipients and many transfers, so names are looked for among the former, once: hence the array. */
function searched(userId: string, search: string): RawBuilder<unknown> {
  const named = sql`${paidTo} = any (array(select r.id from recipient r
    where r.user_id = ${userId} and r.first_name || ' ' || r.last_name ilike all (${searchTerms(search).map(containing)})))`;
  const read = readReference(search);
  if (read?.kind === 'whole') return sql`${named} or t.reference = ${read.reference}`;
  const id = bareTransferId(search);
  const byId = isPartOfId.test(id) ? sql`${named} or t.id::text ilike ${containing(id)}` : named;
  return read?.kind === 'part' ? sql`${byId} or t.reference like ${containing(read.part)}` : byId;
}

const isPartOfId = /^[\da-f-]+$/i;

/** A search box's text is text: its percent signs and underscores match themselves. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
