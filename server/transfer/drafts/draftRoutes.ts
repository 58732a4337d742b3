import { sql } from 'kysely';
import { draftTransfer, keepDraft, readDraft } from '#contract/transfer/draft.ts';
import { accept } from '#domain/result.ts';
import { begunKeptDays } from '#domain/transfer/begunKeptDays.ts';
import type { Db } from '../../database/open.ts';
import { refused, signedInRoute } from '../../http/route.ts';
import { draftUsedBy } from './preparationEnded.ts';

/** Transfers in preparation, for whichever device their sender comes back with. */
export const draftRoutes = ({ db }: { readonly db: Db }) => [
  signedInRoute(readDraft, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const { rows } = await sql<{ id: string; draft: object }>`
      select id, draft from transfer_draft d
      where user_id = ${userId} and transfer_id is null and kept_at > now() - make_interval(days => ${begunKeptDays})
        and not exists (select from transfer t where t.user_id = d.user_id and t.created_at >= d.kept_at)
      order by kept_at desc limit 1`.execute(db);
    const kept = draftTransfer.safeParse(rows[0] && { ...rows[0].draft, id: rows[0].id });
    return accept(kept.success ? { draft: kept.data } : {});
  }),

  signedInRoute(keepDraft, async ({ params, body: { id, ...choices } }, { userId }) => {
    if (params.id !== userId) return refused('notFound');
    const { rows } = await sql`
      insert into transfer_draft as kept (user_id, id, draft)
      values (${userId}, ${id}, ${JSON.stringify(choices)}::jsonb)
      on conflict (user_id, id) do update set draft = excluded.draft, kept_at = now()
      where kept.transfer_id is null
      returning id`.execute(db);
    if (rows.length > 0) return accept({ done: true as const });
    return (await draftUsedBy(db, { userId, draftId: id })) ?? accept({ done: true as const });
  }),
];
