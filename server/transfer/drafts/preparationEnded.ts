import { type Kysely, type RawBuilder, sql } from 'kysely';
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
 * Parts of the statement that makes the transfer, whose sender's row is locked: its draft is used up, which the database
 * refuses a second time, and what was said with the guide on the way to it has served its purpose.
 */
export const preparationEnded = ({ userId, draftId, transferId }: Made): readonly RawBuilder<unknown>[] => [
  sql`thread_ended as (update guide_thread set sealed = null, draft_id = null, revision = revision + 1, kept_at = now()
    where user_id = ${userId})`,
  ...(draftId === undefined
    ? []
    : [
        sql`draft_used as (insert into transfer_draft (user_id, id, draft, kept_at, transfer_id)
          values (${userId}, ${draftId}, null, null, ${transferId})
          on conflict (user_id, id) do update set draft = null, kept_at = null, transfer_id = excluded.transfer_id)`,
      ]),
];
