import { z } from 'zod';
import { linksAt } from '../account/links.ts';
import { readUserView } from '../account/userView.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Messages } from '../messages/messages.ts';
import { addNotification } from '../notification/notificationStore.ts';
import { addAnswer } from './supportStore.ts';

/** The outbox's name for an answer its reader is to have by e-mail as well. */
export const supportAnsweredKind = 'support.answered';

type Answer = { readonly caseNumber: string; readonly text: string; readonly operator: string };

/** Into the conversation and among the notifications, and by e-mail after that; false where nothing was added. */
export const answerSupport = (db: Db, answer: Answer): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const added = await addAnswer(transaction, answer);
    if (!added) return false;
    const key = `${supportAnsweredKind}:${added.id}`;
    await addNotification(transaction, { key, userId: added.userId, type: 'supportAnswered' });
    await transaction
      .insertInto('outbox')
      .values({ id: newId(), key, kind: supportAnsweredKind, payload: JSON.stringify({ messageId: added.id }) })
      .execute();
    return true;
  });

const payload = z.object({ messageId: z.string() });

type Telling = { readonly db: Db; readonly messages: Messages; readonly baseUrl: string };

/** To whoever has an e-mail; the others read it among their notifications and in the guide. */
export const tellSupportAnswer =
  ({ db, messages, baseUrl }: Telling): OutboxHandler =>
  async (item) => {
    const { messageId } = payload.parse(item);
    const { user_id, text } = await db
      .selectFrom('support_message')
      .select(['user_id', 'text'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow();
    const { hasEmail, username, profile, settings } = await readUserView(db, user_id);
    if (!hasEmail) return;
    await messages.queue(db, {
      id: `${supportAnsweredKind}:${messageId}`,
      channel: 'email',
      to: username,
      template: 'supportAnswered',
      language: settings.language,
      wording: settings.wording,
      params: { firstName: profile.firstName, answer: text, link: linksAt(baseUrl).guide },
    });
  };
