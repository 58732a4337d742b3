import { sql } from 'kysely';
import { z } from 'zod';
import { type BlockReason, blockReasons, isToldWhy } from '#domain/fraud/blockReason.ts';
import { readUserView } from '../account/userView.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { writeSecurityEvent } from '../security/securityEvents.ts';
import type { ApplyEvent } from '../transfer/lifecycle/applyEvent.ts';

/** The outbox's name for somebody who is to hear that their account was blocked, and of its end. */
export const accountBlockKind = 'account.block';

type Block = { readonly userId: string; readonly reason: BlockReason; readonly operator: string };
type Tools = { readonly db: Db; readonly applyEvent: ApplyEvent };

/**
 * Ends every session and stops every payout that is not with a partner, from the moment this commits: the kernel reads
 * whether a sender is blocked on the locked row. False for somebody who is not active.
 */
export async function blockAccount({ db, applyEvent }: Tools, { userId, reason, operator }: Block): Promise<boolean> {
  const isBlocked = await inTransaction(db, async (transaction) => {
    const blocked = await sql`update app_user set status = 'BLOCKED', changed_at = now()
      where id = ${userId} and status = 'ACTIVE' returning 1`.execute(transaction);
    if (blocked.rows.length === 0) return false;
    const id = newId();
    await transaction
      .insertInto('account_block')
      .values({ id, user_id: userId, reason, blocked_by: operator })
      .execute();
    await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null`.execute(transaction);
    await sql`update one_time_token set used_at = now() where user_id = ${userId} and used_at is null`.execute(
      transaction,
    );
    await writeSecurityEvent(transaction, { kind: 'accountBlocked', outcome: 'done', userId });
    await tellLater(transaction, { userId, blockId: id, state: 'blocked', reason });
    return true;
  });
  if (isBlocked) await inTheirTransfers(db, userId, (id) => applyEvent(id, { type: 'sender.blocked' }));
  return isBlocked;
}

type Lift = { readonly userId: string; readonly operator: string };

/** The first operator's yes is kept, another one's carries it out; what only the block held goes on. */
export async function liftBlock(
  { db, applyEvent }: Tools,
  { userId, operator }: Lift,
): Promise<'notBlocked' | 'proposed' | 'sameOperator' | 'lifted'> {
  const outcome = await inTransaction(db, async (transaction) => {
    await sql`select 1 from app_user where id = ${userId} for no key update`.execute(transaction);
    const block = await transaction
      .selectFrom('account_block')
      .selectAll()
      .where('user_id', '=', userId)
      .where('lifted_at', 'is', null)
      .executeTakeFirst();
    if (!block) return 'notBlocked' as const;
    if (block.lift_proposed_by === operator) return 'sameOperator' as const;
    const change =
      block.lift_proposed_by === null
        ? { lift_proposed_by: operator }
        : { lifted_by: operator, lifted_at: sql<Date>`now()` };
    await transaction.updateTable('account_block').set(change).where('id', '=', block.id).execute();
    if (block.lift_proposed_by === null) return 'proposed' as const;
    await sql`update app_user set status = 'ACTIVE', changed_at = now()
      where id = ${userId} and status = 'BLOCKED'`.execute(transaction);
    await writeSecurityEvent(transaction, { kind: 'accountUnblocked', outcome: 'done', userId });
    await tellLater(transaction, { userId, blockId: block.id, state: 'lifted', reason: block.reason });
    return 'lifted' as const;
  });
  if (outcome === 'lifted') await inTheirTransfers(db, userId, (id) => applyEvent(id, { type: 'sender.unblocked' }));
  return outcome;
}

/** Each by the lifecycle's own door; what cannot be held any more, or never was, refuses for itself. */
async function inTheirTransfers(db: Db, userId: string, act: (transferId: string) => Promise<unknown>): Promise<void> {
  const transfers = await sql<{ id: string }>`select id from transfer t where user_id = ${userId}
    and (status in ('PAYMENT_COMPLETED', 'PENDING_APPROVAL') or exists (
      select from transfer_hold h where h.transfer_id = t.id and h.reason = 'accountBlocked' and h.cleared_at is null))
    order by id`.execute(db);
  for (const { id } of transfers.rows) await act(id);
}

const told = z.object({
  userId: z.uuid(),
  blockId: z.uuid(),
  state: z.enum(['blocked', 'lifted']),
  reason: z.enum(blockReasons),
});

const tellLater = (transaction: Db, payload: z.infer<typeof told>) =>
  transaction
    .insertInto('outbox')
    .values({
      id: newId(),
      key: `${accountBlockKind}:${payload.blockId}:${payload.state}`,
      kind: accountBlockKind,
      payload: JSON.stringify(payload),
    })
    .execute();

/** What the law lets the person know, in their language, and where to write. */
export const tellBlock =
  ({ db, messages }: { readonly db: Db; readonly messages: Messages }): OutboxHandler =>
  async (item) => {
    const { userId, blockId, state, reason } = told.parse(item);
    const { hasEmail, username, profile, settings } = await readUserView(db, userId);
    await messages.queue(db, {
      id: `${accountBlockKind}:${blockId}:${state}`,
      channel: hasEmail ? 'email' : 'sms',
      to: username,
      language: settings.language,
      wording: settings.wording,
      template: state === 'lifted' ? 'accountUnblocked' : isToldWhy[reason] ? 'accountTakenOver' : 'accountBlocked',
      params: { firstName: profile.firstName },
    });
  };
