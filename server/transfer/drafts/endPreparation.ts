import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { refused } from '../../http/route.ts';

type OwnDraft = { readonly userId: string; readonly draftId: string };

/** The refusal of anything more made of a draft, naming the transfer it has become; undefined while it is open. */
export async function draftUsedBy(db: Kysely<Schema>, { userId, draftId }: OwnDraft) {
  const { rows } = await sql<{ transferId: string | null }>`
    select transfer_id as "transferId" from transfer_draft where user_id = ${userId} and id = ${draftId}`.execute(db);
  const transferId = rows[0]?.transferId;
  return transferId ? refused('draftUsed', { params: { transferId } }) : undefined;
}

type Made = { readonly userId: string; readonly draftId?: string | undefined; readonly transferId: string };

/**
 * In the transaction that makes the transfer, whose sender's row is locked: its draft is used up, which the database
 * refuses a second time, and what was said with the guide on the way to it has served its purpose.
 */
export async function endPreparation(db: Kysely<Schema>, { userId, draftId, transferId }: Made): Promise<void> {
  const ended = sql`update guide_thread set sealed = null, draft_id = null, revision = revision + 1, kept_at = now()
    where user_id = ${userId}`;
  if (draftId === undefined) return void (await ended.execute(db));
  await sql`
    with ended as (${ended})
    insert into transfer_draft (user_id, id, draft, kept_at, transfer_id)
    values (${userId}, ${draftId}, null, null, ${transferId})
    on conflict (user_id, id) do update set draft = null, kept_at = null, transfer_id = excluded.transfer_id`.execute(
    db,
  );
}
