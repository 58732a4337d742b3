import { sql } from 'kysely';
import { endedStatuses } from '#domain/transfer/transferStatus.ts';
import type { Db } from '../../database/open.ts';
import type { AppUserTable } from '../../database/peopleSchema.ts';
import { heldByLaw } from '../../transfer/lifecycle/legalHold.ts';

/** What keeps an account open; `references` are the transfers’. */
export type ClosingObstacle =
  | { readonly kind: 'closed' | 'blocked' }
  | { readonly kind: 'legalHold' | 'openTransfer' | 'moneyHeld'; readonly references: readonly string[] };

type Standing = { reference: string; is_held: boolean; is_open: boolean; holds_money: boolean };

/** What is owed to or about a transfer `t`: accounts of its own that are not empty. */
const owes = sql`exists (select from (
    select credit as kind, credit_dimension as dimension, currency, minor from posting where transfer_id = t.id
    union all select debit, debit_dimension, currency, -minor from posting where transfer_id = t.id) moved
  join account_kind k on k.kind = moved.kind and k.side = 'liability'
  where moved.dimension = t.id::text group by moved.kind, moved.currency having sum(moved.minor) <> 0)`;

/** Why somebody’s account cannot be closed, the gravest first; the account waits for whoever asks until they are done. */
export async function closingObstacle(transaction: Db, userId: string): Promise<ClosingObstacle | undefined> {
  const { rows: accounts } = await sql<Pick<AppUserTable, 'status'> & { is_closed: boolean }>`select status,
    exists (select from closed_account c where c.user_id = u.id) as is_closed
    from app_user u where id = ${userId} for no key update`.execute(transaction);
  if (accounts[0]?.is_closed) return { kind: 'closed' };
  if (accounts[0]?.status === 'BLOCKED') return { kind: 'blocked' };
  const { rows } = await sql<Standing>`select t.reference, ${heldByLaw} as is_held,
      not t.status = any(${[...endedStatuses]}) as is_open,
      ${owes} or exists (select from payment_attempt a where a.transfer_id = t.id and a.open_for is not null)
        or exists (select from refund f where f.transfer_id = t.id and f.state not in ('SETTLED', 'FAILED')) as holds_money
    from transfer t where t.user_id = ${userId} order by t.created_at`.execute(transaction);
  const of = (kind: 'legalHold' | 'openTransfer' | 'moneyHeld', isSo: (row: Standing) => boolean) => {
    const references = rows.filter(isSo).map(({ reference }) => reference);
    return references.length > 0 ? { kind, references } : undefined;
  };
  return (
    of('legalHold', (row) => row.is_held) ??
    of('openTransfer', (row) => row.is_open) ??
    of('moneyHeld', (row) => row.holds_money)
  );
}
