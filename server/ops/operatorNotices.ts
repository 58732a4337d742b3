import { sql } from 'kysely';
import { z } from 'zod';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { OperatorNoticeTable } from '../database/operatorSchema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import type { Template } from '../messages/message.ts';
import type { Messages } from '../messages/messages.ts';
import type { Two } from './agreement.ts';
import { when } from './table.ts';

export type OperatorChange = OperatorNoticeTable['change'];

/** The outbox's name for an operator who is to hear of another by e-mail. */
export const operatorNoticeKind = 'operator.notice';

type Noted = { readonly about: string; readonly change: OperatorChange; readonly detail: string } & Partial<Two>;

/**
 * Every operator hears of it, whoever it is about too: with an address by e-mail, without one at the next command. Called
 * before the change, so that the address somebody had until now is the one that is written to.
 */
export async function noteChange(db: Db, { about, change, detail, proposedBy, agreedBy }: Noted): Promise<void> {
  const hearers = await db
    .selectFrom('operator')
    .select(['name', 'email', 'language'])
    .where('disabled_at', 'is', null)
    .execute();
  for (const { name, email, language } of hearers) {
    const id = newId();
    await db
      .insertInto('operator_notice')
      .values({
        ...{ id, operator: name, about, change, detail, email, language },
        ...{ proposed_by: proposedBy ?? null, agreed_by: agreedBy ?? null },
      })
      .execute();
    if (email === null) continue;
    const payload = JSON.stringify({ noticeId: id });
    await db
      .insertInto('outbox')
      .values({ id: newId(), key: `${operatorNoticeKind}:${id}`, kind: operatorNoticeKind, payload })
      .execute();
  }
}

const templates = {
  added: 'operatorAdded',
  removed: 'operatorRemoved',
  rekeyed: 'operatorRekeyed',
  changed: 'operatorChanged',
} as const satisfies Record<OperatorChange, Template>;

const queued = z.object({ noticeId: z.uuid() });

export const tellOperator =
  ({ db, messages }: { readonly db: Db; readonly messages: Messages }): OutboxHandler =>
  (item) =>
    inTransaction(db, async (transaction) => {
      const { noticeId } = queued.parse(item);
      const notice = await transaction
        .updateTable('operator_notice')
        .set({ told_at: sql<Date>`now()` })
        .where('id', '=', noticeId)
        .where('told_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!notice?.email) return;
      await messages.queue(transaction, {
        id: `${operatorNoticeKind}:${noticeId}`,
        channel: 'email',
        to: notice.email,
        language: notice.language,
        wording: 'standard',
        template: templates[notice.change],
        params: {
          name: notice.about,
          detail: notice.detail,
          first: notice.proposed_by ?? '',
          second: notice.agreed_by ?? '',
        },
      });
    });

const done: Readonly<Record<OperatorChange, string>> = {
  added: 'was added as an operator',
  removed: 'is an operator no more',
  rekeyed: 'lost the old secret and is sent a link to a new one',
  changed: 'was changed',
};

/** What an operator without an address has not heard yet; from now on it counts as heard. */
export async function takeNotices(db: Db, operator: string): Promise<readonly string[]> {
  const told = await db
    .updateTable('operator_notice')
    .set({ told_at: sql<Date>`now()` })
    .where('operator', '=', operator)
    .where('email', 'is', null)
    .where('told_at', 'is', null)
    .returningAll()
    .execute();
  return told
    .filter(({ about, change }) => !(about === operator && change === 'added'))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, about, change, detail, proposed_by, agreed_by }) => {
      const by = proposed_by && agreed_by ? `by ${proposed_by} and ${agreed_by}` : 'at installation';
      return `${when(at)}  ${about} ${done[change]}, ${by}${detail ? ` (${detail})` : ''}.`;
    });
}
