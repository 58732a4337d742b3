import { accept, type Result, refuse } from '#domain/result.ts';
import { bareTransferId, readReference, visibleReference } from '#domain/transfer/transferReference.ts';
import type { Db } from '../database/open.ts';

export type NamingRefusal = 'notNamed' | 'mistyped' | 'unknown';

/** The id of the transfer an operator named: by its reference, or by the long id of earlier messages and our logs. */
export async function namedTransfer(db: Db, typed = ''): Promise<Result<string, NamingRefusal>> {
  const read = readReference(typed);
  const id = bareTransferId(typed).toLowerCase();
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (read?.kind !== 'whole' && !isId) return refuse(read ? 'mistyped' : 'notNamed');
  const [column, value] = read?.kind === 'whole' ? (['reference', read.reference] as const) : (['id', id] as const);
  const found = await db.selectFrom('transfer').select('id').where(column, '=', value).executeTakeFirst();
  return found ? accept(found.id) : refuse('unknown');
}

/** How a transfer is named, for whoever did not. */
export const nameTheTransfer = `Name the transfer, like ${visibleReference('7K3M92NC')}.`;

export const namingSentence: Readonly<Record<NamingRefusal, string>> = {
  notNamed: nameTheTransfer,
  mistyped: 'A character of that reference is wrong or missing: have it read out again.',
  unknown: 'There is no such transfer.',
};
