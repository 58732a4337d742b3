import { z } from 'zod';
import { recordsKeptYears } from '#domain/service/promises.ts';
import { newId } from '../../database/ids.ts';
import type { Db } from '../../database/open.ts';
import type { OutboxHandler } from '../../jobs/outbox.ts';
import { formatDay } from '../../messages/formatDay.ts';
import type { Messages } from '../../messages/messages.ts';
import { readUserView } from '../userView.ts';

/** The outbox's name for somebody who is to hear that their account is closed. */
export const accountClosedKind = 'account.closed';

const payload = z.object({ userId: z.uuid() });

export const tellClosedLater = (transaction: Db, userId: string) =>
  transaction
    .insertInto('outbox')
    .values({
      id: newId(),
      key: `${accountClosedKind}:${userId}`,
      kind: accountClosedKind,
      payload: JSON.stringify({ userId }),
    })
    .execute();

/** At the address the account had, with the day on which the rest is deleted. */
export const tellClosed =
  ({ db, messages }: { readonly db: Db; readonly messages: Messages }): OutboxHandler =>
  async (item) => {
    const { userId } = payload.parse(item);
    const { closed_at } = await db
      .selectFrom('closed_account')
      .select('closed_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const { hasEmail, username, profile, settings } = await readUserView(db, userId);
    const keptUntil = new Date(closed_at);
    keptUntil.setUTCFullYear(keptUntil.getUTCFullYear() + recordsKeptYears);
    await messages.queue(db, {
      id: `${accountClosedKind}:${userId}`,
      channel: hasEmail ? 'email' : 'sms',
      to: username,
      language: settings.language,
      wording: settings.wording,
      template: 'accountClosed',
      params: { firstName: profile.firstName, keptUntil: formatDay(keptUntil.getTime() / 1000) },
    });
  };
