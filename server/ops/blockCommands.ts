import { sql } from 'kysely';
import { blockReasons, isBlockReason } from '#domain/fraud/blockReason.ts';
import type { Db } from '../database/open.ts';
import { blockAccount, liftBlock } from '../fraud/accountBlock.ts';
import { type Command, firstYes, refusal } from './runCommand.ts';

/** Somebody by e-mail, phone, id or reference. */
export async function personNamed(db: Db, who = ''): Promise<string | undefined> {
  const found = await sql<{ id: string }>`select id from app_user
    where id::text = ${who} or email = ${who.toLowerCase()} or phone = ${who} or referral_code = ${who.toUpperCase()}
    limit 2`.execute(db);
  return found.rows.length === 1 ? found.rows[0]?.id : undefined;
}

export const nobodyNamed = 'Nobody is known by that e-mail, phone, id or reference.';

/** One operator stops somebody at once; what they may be told goes out by itself. */
export const blockPerson: Command = async ({ db, applyEvent, operator }, { transferId: who, reason }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  if (!isBlockReason(reason)) return refusal(`Say why: --reason ${blockReasons.join(', ')}.`);
  if (!(await blockAccount({ db, applyEvent }, { userId, reason, operator }))) {
    return refusal('Only an active account can be blocked; this one is not.');
  }
  return {
    ok: true,
    lines: ['Blocked: signed out everywhere, and nothing goes out that is not with a partner yet.'],
    data: { userId, reason },
  };
};

export const unblockPerson: Command = async ({ db, applyEvent, operator }, { transferId: who }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  switch (await liftBlock({ db, applyEvent }, { userId, operator })) {
    case 'notBlocked':
      return refusal('No operator has blocked this person.');
    case 'sameOperator':
      return refusal('Your yes is kept already; another operator has to say the same.');
    case 'proposed':
      return firstYes('unblock', 'The account stays blocked until another operator says the same.', { userId });
    case 'lifted':
      return {
        ok: true,
        lines: ['Unblocked: they can sign in again, and what only the block held goes on.'],
        data: { userId },
      };
  }
};
