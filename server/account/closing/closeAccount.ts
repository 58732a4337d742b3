import { sql } from 'kysely';
import type { Db } from '../../database/open.ts';
import { writeSecurityEvent } from '../../security/securityEvents.ts';
import { tellClosedLater } from './accountClosedNews.ts';
import { closingTables, type Deed } from './closingTables.ts';

/** The act in the audit that says whose account is closed: a restore of an older backup closes it again by that. */
export const accountClosedAct = 'account-closed';

type Closing = {
  readonly userId: string;
  /** When it was closed and its person told, in what the database has forgotten of since. */
  readonly closedBefore?: Date;
};

/**
 * Ends the account, whatever stands against it: nobody signs in, what nobody has to keep is gone, its address is free,
 * and the person is told. False where there is no such account or it is closed already.
 */
export async function closeAccount(transaction: Db, { userId, closedBefore }: Closing): Promise<boolean> {
  const closed = await sql`insert into closed_account (user_id, email, phone, closed_at)
    select id, email, phone, coalesce(${closedBefore ?? null}::timestamptz, now()) from app_user where id = ${userId}
    on conflict do nothing returning 1`.execute(transaction);
  if (closed.rows.length === 0) return false;
  for (const [table, { goes = [] }] of Object.entries(closingTables)) {
    for (const deed of goes) await carryOut(transaction, { table, deed, userId });
  }
  await writeSecurityEvent(transaction, { kind: 'accountClosed', outcome: 'done', userId });
  if (!closedBefore) await tellClosedLater(transaction, userId);
  return true;
}

/** Takes away what the law wanted kept of somebody whose account was closed. */
export async function forgetClosed(transaction: Db, userId: string): Promise<void> {
  for (const [table, { ends }] of Object.entries(closingTables)) {
    if (ends) await carryOut(transaction, { table, deed: ends, userId });
  }
}

type Carried = { readonly table: string; readonly deed: Deed; readonly userId: string };

function carryOut(transaction: Db, { table, deed, userId }: Carried) {
  const statement =
    'asks' in deed
      ? sql`select ${deed.asks} from app_user p where p.id = ${userId}`
      : deed.set === undefined
        ? sql`delete from ${sql.table(table)} t using app_user p where p.id = ${userId} and (${deed.rows})`
        : sql`update ${sql.table(table)} t set ${deed.set} from app_user p where p.id = ${userId} and (${deed.rows})`;
  return statement.execute(transaction);
}
