import { type RawBuilder, sql } from 'kysely';
import type { Wording } from '#contract/account/reading.ts';
import type { Notification, NotificationPage } from '#contract/notification/notification.ts';
import type { Language } from '#contract/protocol/language.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { money } from '#domain/money/money.ts';
import type { NotificationType } from '#domain/notification/notificationType.ts';
import type { TransferNews } from '#domain/transfer/transferNews.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { type NotificationFacts, notificationFacts, notificationText } from './notificationText.ts';
import { pushOf } from './queuePush.ts';

type Telling = {
  /** Names the event: told again, it is not written again. */
  readonly key: string;
  readonly userId: string;
  readonly type: NotificationType;
  readonly facts?: NotificationFacts;
  /** Where it leads. */
  readonly transferId?: string;
  /** Whether its reader's devices hear of it: they do, unless it says that they do not. */
  readonly isPushed?: boolean;
};

/** Written in the transaction of what it tells. */
export async function addNotification(transaction: Db, told: Telling): Promise<void> {
  const { key, userId, type, facts = {}, transferId = null, isPushed = true } = told;
  await sql`with added as (insert into notification (id, key, user_id, type, transfer_id, facts)
      values (${newId()}, ${key}, ${userId}, ${type}, ${transferId}, ${JSON.stringify(facts)})
      on conflict (key) do nothing returning id, user_id)
    ${pushOf(sql`select id, user_id from added where ${isPushed}`)}`.execute(transaction);
}

type TransferTelling = {
  readonly key: string;
  readonly userId: string;
  readonly transferId: string;
  readonly recipientId: string;
  readonly news: TransferNews;
};

/** The same as a part of a larger statement; keeps the name the recipient has now. */
export const transferNotification = ({ key, userId, transferId, recipientId, news }: TransferTelling) => sql`
  insert into notification (id, key, user_id, type, transfer_id, facts)
  select ${newId()}::uuid, ${key}, ${userId}::uuid, ${news}, ${transferId}::uuid,
    jsonb_build_object('recipientName', first_name) from recipient where id = ${recipientId}
  on conflict (key) do nothing`;

type Reading = {
  readonly userId: string;
  readonly language: Language;
  readonly limit: number;
  readonly status?: Notification['status'] | undefined;
};

export const notificationStore = (db: Db) => ({
  /** Newest first, with how many there are. */
  async list({ userId, language, limit, status }: Reading): Promise<NotificationPage> {
    const wanted = sql`n.user_id = ${userId} ${status ? sql`and n.status = ${status}` : sql``}`;
    const rows = await read(db, sql`${wanted} order by n.created_at desc, n.id desc limit ${limit}`);
    const counted = await sql<{ total: number; unread: number }>`select
      (select count(*)::int from notification n where ${wanted}) as total,
      (select count(*)::int from notification n where n.user_id = ${userId} and n.status = 'UNREAD') as unread
    `.execute(db);
    const [counts] = counted.rows;
    return {
      collections: rows.map((row) => viewOf(row, language)),
      total: counts?.total ?? 0,
      unread: counts?.unread ?? 0,
    };
  },

  /** Undefined when the person has no such one. */
  async find({ language, ...named }: OneOf): Promise<Notification | undefined> {
    const [row] = await read(db, owned(named));
    return row && viewOf(row, language);
  },

  /** Undefined when the person has no such one. */
  async markRead(mark: OneOf): Promise<Notification | undefined> {
    const set = sql`set status = 'READ', read_at = now()`;
    await sql`update notification n ${set} where ${owned(mark)} and n.status = 'UNREAD'`.execute(db);
    return this.find(mark);
  },

  /** How many there were, of one and all before it; undefined when the person has no such one. */
  async markReadUntil({ id, userId }: Omit<OneOf, 'language'>): Promise<number | undefined> {
    const done = await sql<{ marked: number }>`
      with newest as (select n.created_at, n.id from notification n where ${owned({ id, userId })}),
        marked as (update notification n set status = 'READ', read_at = now() from newest
          where n.user_id = ${userId} and n.status = 'UNREAD'
            and (n.created_at, n.id) <= (newest.created_at, newest.id) returning 1)
      select (select count(*)::int from marked) as marked from newest`.execute(db);
    return done.rows[0]?.marked;
  },
});

type OneOf = { readonly id: string; readonly userId: string; readonly language: Language };

const owned = ({ id, userId }: Omit<OneOf, 'language'>) => sql`n.id = ${id} and n.user_id = ${userId}`;

type Row = {
  id: string;
  type: NotificationType;
  status: Notification['status'];
  facts: unknown;
  transfer_id: string | null;
  at: number;
  origin_minor: bigint | null;
  origin_currency: Currency | null;
  total_minor: bigint | null;
  destination_minor: bigint | null;
  destination_currency: Currency | null;
  wording: Wording | null;
};

async function read(db: Db, condition: RawBuilder<unknown>): Promise<Row[]> {
  const found = await sql<Row>`select n.id, n.type, n.status, n.facts, n.transfer_id,
      floor(extract(epoch from n.created_at))::int as at,
      t.origin_minor, t.origin_currency, t.total_minor + t.gateway_charge_minor as total_minor, t.destination_minor, t.destination_currency,
      u.settings->>'wording' as wording
    from notification n join app_user u on u.id = n.user_id left join transfer t on t.id = n.transfer_id where ${condition}`.execute(
    db,
  );
  return found.rows;
}

function viewOf(row: Row, language: Language): Notification {
  const facts = notificationFacts.parse(row.facts);
  const told = {
    type: row.type,
    facts,
    sent: written(row.origin_minor, row.origin_currency, language),
    total: facts.paid ? formatMoney(facts.paid, language) : written(row.total_minor, row.origin_currency, language),
    received: facts.received
      ? formatMoney(facts.received, language)
      : written(row.destination_minor, row.destination_currency, language),
  };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    meta: {
      message: notificationText(told, { language, wording: row.wording ?? undefined }),
      ...(row.transfer_id !== null && { transferId: row.transfer_id }),
      ...(facts.path !== undefined && { path: facts.path }),
    },
    dateCreated: row.at,
  };
}

const written = (minor: bigint | null, currency: Currency | null, language: Language): string =>
  minor === null || currency === null ? '' : formatMoney(money(currency, Number(minor)), language);
