import { sql } from 'kysely';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import { standingLegalHold } from '../transfer/lifecycle/legalHold.ts';
import { nameTheTransfer, namingSentence } from './namedTransfer.ts';
import { type Command, firstYes, refusal } from './runCommand.ts';

/** One operator holds a transfer at once; its sender is told nothing of it. */
export const holdLegally: Command = async ({ db, operator }, request) => {
  const { transfer: id } = request;
  if (!id) return refusal(nameTheTransfer);
  const reason = request.reason?.trim();
  if (!reason) return refusal('Say by whose order: --reason "…".');
  return inTransaction(db, async (transaction) => {
    const found = await sql`select from transfer where id = ${id} for no key update`.execute(transaction);
    if (found.rows.length === 0) return refusal(namingSentence.unknown);
    if ((await standingHold(transaction, id)) !== undefined) return refusal('It is held by law already.');
    await sql`insert into legal_hold (id, transfer_id, reason, operator)
      values (${newId()}, ${id}, ${reason}, ${operator})`.execute(transaction);
    return { ok: true, lines: ['Held by law: nothing of it leaves until two operators release it.'] };
  });
};

/** One operator’s yes is kept; the second one’s lets it go on. */
export const releaseLegalHold: Command = async ({ db, operator }, request) => {
  const { transfer: id } = request;
  if (!id) return refusal(nameTheTransfer);
  return inTransaction(db, async (transaction) => {
    await sql`select from transfer where id = ${id} for no key update`.execute(transaction);
    const hold = await standingHold(transaction, id);
    if (hold === undefined) return refusal('It is not held by law.');
    const kept = await sql`insert into legal_hold_release (hold_id, operator) values (${hold}, ${operator})
      on conflict do nothing returning 1`.execute(transaction);
    if (kept.rows.length === 0) return refusal('Your yes is kept already; another operator has to say the same.');
    const waits = (await standingHold(transaction, id)) !== undefined;
    if (waits) return firstYes('release-legal-hold', 'It stays held until another operator says the same.');
    return { ok: true, lines: ['It is held no more.'] };
  });
};

async function standingHold(db: Db, transferId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select h.id from legal_hold h
    where h.transfer_id = ${transferId} and ${standingLegalHold}`.execute(db);
  return rows[0]?.id;
}
