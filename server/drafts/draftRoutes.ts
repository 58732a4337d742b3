import { sql } from 'kysely';
import { draftTransfer, keepDraft, readDraft } from '#contract/draft.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { refused, signedInRoute } from '../http/route.ts';

/** What was begun longer ago is no longer meant; the rate has long moved on. */
const keptDays = 30;

/** One transfer in preparation for each sender, for whichever device they come back with. */
export const draftRoutes = ({ db }: { readonly db: Db }) => [
  signedInRoute(readDraft, async ({ params: { id } }, { userId }) => {
    if (id !== userId) return refused('notFound');
    const { rows } = await sql<{ draft: unknown }>`
      select draft from transfer_draft d
      where user_id = ${userId} and kept_at > now() - make_interval(days => ${keptDays})
        and not exists (select from transfer t where t.user_id = d.user_id and t.created_at >= d.kept_at)`.execute(db);
    const kept = draftTransfer.safeParse(rows[0]?.draft);
    return accept(kept.success ? { draft: kept.data } : {});
  }),

  signedInRoute(keepDraft, async ({ params: { id }, body }, { userId }) => {
    if (id !== userId) return refused('notFound');
    await sql`
      insert into transfer_draft (user_id, draft) values (${userId}, ${JSON.stringify(body)}::jsonb)
      on conflict (user_id) do update set draft = excluded.draft, kept_at = now()`.execute(db);
    return accept({ done: true as const });
  }),
];
