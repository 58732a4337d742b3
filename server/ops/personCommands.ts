import { asTables, personalDataOf } from '../account/persons/personalData.ts';
import { personLines } from '../account/persons/personPage.ts';
import { nobodyNamed, personNamed } from './blockCommands.ts';
import { type Command, refusal } from './runCommand.ts';

/** What somebody would get from their settings, for whoever asks in writing and cannot sign in. */
export const exportPerson: Command = async ({ db }, { transferId: who }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  const { madeAt, found } = await personalDataOf(db, userId);
  const lines = [`Everything of ${userId} that is theirs to have, at ${madeAt.toISOString()}.`, ...personLines(found)];
  return { ok: true, lines, data: { madeAt: madeAt.toISOString(), tables: asTables(found) } };
};
