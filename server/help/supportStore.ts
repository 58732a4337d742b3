import { type RawBuilder, sql } from 'kysely';
import type { SupportMessage, ToSupport } from '#contract/help/support.ts';
import { supportShownDays } from '#domain/help/supportRules.ts';
import { caseNumber } from '../account/displayReference.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';

/** Messages of one answer: what a page shows of a conversation, with room to spare. */
const mostMessages = 50;

/** How long the same words, not answered yet, are one message: somebody pressed twice, or another tab sent it again. */
const repeatMinutes = 10;

type Row = { readonly id: string; readonly operator: string | null; readonly text: string; readonly at: Date };

const viewOf = ({ id, operator, text, at }: Row): SupportMessage => ({
  id,
  by: operator === null ? 'sender' : 'support',
  text,
  at: Math.floor(at.getTime() / 1000),
});

/** What was said lately, oldest first. */
export async function readLately(db: Db, userId: string): Promise<SupportMessage[]> {
  const { rows } = await sql<Row>`select id, operator, text, at from support_message
    where user_id = ${userId} and at > now() - make_interval(days => ${supportShownDays})
    order by at desc, id desc limit ${mostMessages}`.execute(db);
  return rows.reverse().map(viewOf);
}

type Said = ToSupport & { readonly userId: string };

/** Keeps what somebody said; the same words said twice in a row are one message. */
export const keepSaid = (db: Db, { userId, ...said }: Said): Promise<SupportMessage> =>
  inTransaction(db, async (transaction) => {
    // Of two at once the second waits here, and then finds what the first one said.
    await sql`insert into support_conversation (user_id, case_number, waiting_since)
      values (${userId}, ${caseNumber()}, now()) on conflict (user_id) do update
      set waiting_since = coalesce(support_conversation.waiting_since, now())`.execute(transaction);
    const before = await saidAlready(transaction, { userId, text: said.text });
    if (before) return viewOf(before);
    const row = await transaction
      .insertInto('support_message')
      .values({
        id: newId(),
        user_id: userId,
        text: said.text,
        flow: said.flow ?? null,
        question: said.question ?? null,
        transfer_id: said.transferId ?? null,
        account: JSON.stringify(said.account),
        // The moment of writing, not of the transaction's beginning: whoever waited comes after.
        at: sql<Date>`clock_timestamp()`,
      })
      .returning(['id', 'operator', 'text', 'at'])
      .executeTakeFirstOrThrow();
    return viewOf(row);
  });

/** The newest message, where it is these very words and nobody has answered. */
async function saidAlready(db: Db, { userId, text }: Pick<Said, 'userId' | 'text'>): Promise<Row | undefined> {
  const { rows } = await sql<Row>`select id, operator, text, at from (
      select * from support_message where user_id = ${userId} order by at desc, id desc limit 1) newest
    where operator is null and text = ${text} and at > now() - make_interval(mins => ${repeatMinutes})`.execute(db);
  return rows[0];
}

type Answer = { readonly caseNumber: string; readonly text: string; readonly operator: string };

/** An answer, beside everything said before it; nothing where there is no such case or these were its last words. */
export async function addAnswer(
  transaction: Db,
  { caseNumber: number, text, operator }: Answer,
): Promise<{ readonly id: string; readonly userId: string } | undefined> {
  const { rows } = await sql<{ user_id: string }>`update support_conversation set waiting_since = null
    where case_number = ${number} returning user_id`.execute(transaction);
  const [found] = rows;
  if (!found || (await isLastAnswer(transaction, found.user_id, text))) return undefined;
  const id = newId();
  await transaction
    .insertInto('support_message')
    .values({ id, user_id: found.user_id, operator, text, at: sql<Date>`clock_timestamp()` })
    .execute();
  return { id, userId: found.user_id };
}

async function isLastAnswer(db: Db, userId: string, text: string): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`select operator is not null and text = ${text} as is_same
    from support_message where user_id = ${userId} order by at desc, id desc limit 1`.execute(db);
  return rows[0]?.is_same === true;
}

/** A conversation as operators see it. */
export type SupportCase = {
  readonly case_number: string;
  readonly user_id: string;
  readonly waiting_since: Date | null;
  readonly first_name: string;
  readonly language: string;
  readonly text: string;
};

/** Those that meet the condition, with what was said last; who has waited longest comes first. */
export async function readCases(db: Db, condition: RawBuilder<unknown>): Promise<SupportCase[]> {
  const { rows } = await sql<SupportCase>`select c.case_number, c.user_id, c.waiting_since,
      u.profile->>'firstName' as first_name, u.settings->>'language' as language, m.text
    from support_conversation c join app_user u on u.id = c.user_id
      cross join lateral (select text from support_message where user_id = c.user_id order by at desc, id desc limit 1) m
    where ${condition} order by c.waiting_since limit 200`.execute(db);
  return rows;
}
