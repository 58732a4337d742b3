import { sql } from 'kysely';
import { dismissVerificationToast, listProfessions, readUser } from '#contract/account/account.ts';
import { professions } from '#domain/reference/professions.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { publicRoute, refused, signedInRoute } from '../http/route.ts';
import { readUserView } from './userView.ts';

/** What a signed-in person sees and sets of themselves. */
export const userRoutes = ({ db }: { readonly db: Db }) => [
  signedInRoute(readUser, async ({ params }, { userId }) =>
    params.id === userId ? accept(await readUserView(db, userId)) : refused('notFound'),
  ),

  signedInRoute(dismissVerificationToast, async ({ body }, { userId }) => {
    const changed = JSON.stringify(body);
    await sql`update app_user set settings = settings || ${changed}::jsonb, changed_at = now()
      where id = ${userId}`.execute(db);
    return accept(await readUserView(db, userId));
  }),

  publicRoute(listProfessions, async () => accept(professions.map(({ id, name }) => ({ id, name })))),
];
