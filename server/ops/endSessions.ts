import { sql } from 'kysely';
import { nobodyNamed, personNamed } from './blockCommands.ts';
import { type Command, refusal } from './runCommand.ts';

/** Signs somebody out everywhere. */
export const endSessions: Command = async ({ db }, { transferId: who = '' }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  const ended = await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null
    returning 1`.execute(db);
  const count = ended.rows.length;
  const said =
    count === 0
      ? 'Nobody was signed in there.'
      : count === 1
        ? 'One session has ended.'
        : `${count} sessions have ended.`;
  return { ok: true, lines: [said], data: { ended: count } };
};
