import { sql } from 'kysely';
import { z } from 'zod';
import { linksAt } from '../account/links.ts';
import { readUserView } from '../account/userView.ts';
import type { Db } from '../database/open.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';

/** The outbox's name for a reminder of what was begun with the guide. */
export const reminderKind = 'guide.reminder';

const payload = z.object({ userId: z.string(), id: z.string() });

type Reminding = { readonly db: Db; readonly messages: Messages; readonly baseUrl: string };

/** Nothing where it was taken back, another was asked for, a transfer was made since, or the account is blocked. */
export const remind =
  ({ db, messages, baseUrl }: Reminding): OutboxHandler =>
  async (item) => {
    const { userId, id } = payload.parse(item);
    const { rows } = await sql<{ isWanted: boolean }>`
      select u.status = 'ACTIVE' and not exists (
        select from transfer t where t.user_id = r.user_id and t.created_at >= r.asked_at) as "isWanted"
      from guide_reminder r join app_user u on u.id = r.user_id where r.user_id = ${userId} and r.id = ${id}`.execute(
      db,
    );
    const { hasEmail, username, profile, settings } = await readUserView(db, userId);
    if (rows[0]?.isWanted && hasEmail) {
      await messages.queue(db, {
        id: `${reminderKind}:${id}`,
        channel: 'email',
        to: username,
        template: 'guideReminder',
        language: settings.language,
        wording: settings.wording,
        params: { firstName: profile.firstName, link: linksAt(baseUrl).guide },
      });
    }
    await sql`delete from guide_reminder where user_id = ${userId} and id = ${id}`.execute(db);
  };
