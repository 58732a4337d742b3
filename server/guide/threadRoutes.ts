import { sql } from 'kysely';
import { keepThread, readThread } from '#contract/guide/guideThread.ts';
import { accept } from '#domain/result.ts';
import { begunKeptDays } from '#domain/transfer/begunKeptDays.ts';
import type { Db } from '../database/open.ts';
import { refused, signedInRoute } from '../http/route.ts';
import type { Keyring } from '../keys/keyring.ts';
import { sealer } from '../keys/sealedText.ts';

type Row = { readonly revision: number; readonly sealed: string | null; readonly draftId: string | null };

/** A signed-in person's conversation with the guide, for whichever device they come back with (decision 105). */
export const threadRoutes = ({ db, keys }: { readonly db: Db; readonly keys: Keyring }) => {
  const texts = sealer(keys, 'guide-thread-v1');
  return [
    signedInRoute(readThread, async ({ params: { id } }, { userId }) => {
      if (id !== userId) return refused('notFound');
      const { rows } = await sql<Row>`select revision, draft_id as "draftId",
          case when kept_at > now() - make_interval(days => ${begunKeptDays}) then sealed end as sealed
        from guide_thread where user_id = ${userId}`.execute(db);
      const [row] = rows;
      if (!row) return accept({ revision: 0 });
      // What nobody can read any more is no conversation: it begins anew.
      const kept = row.sealed === null ? undefined : texts.openIfHere(row.sealed);
      const thread = kept !== undefined && { kept, ...(row.draftId !== null && { draftId: row.draftId }) };
      return accept({ revision: row.revision, ...(thread && { thread }) });
    }),

    signedInRoute(keepThread, async ({ params, body: { kept, draftId = null, revision } }, { userId }) => {
      if (params.id !== userId) return refused('notFound');
      const { rows } = await sql<{ revision: number }>`
        insert into guide_thread as before (user_id, revision, sealed, draft_id)
        values (${userId}, ${revision + 1}, ${texts.seal(kept)}, ${draftId})
        on conflict (user_id) do update
        set revision = excluded.revision, sealed = excluded.sealed, draft_id = excluded.draft_id, kept_at = now()
        where before.revision = ${revision}
        returning revision`.execute(db);
      return rows[0] ? accept(rows[0]) : refused('threadChanged');
    }),
  ];
};
