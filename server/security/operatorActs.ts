import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { writeSecurityEvent } from './securityEvents.ts';

export type OperatorAct = {
  readonly operator: string;
  readonly action: string;
  readonly transferId: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Keeps who did what, and answers the id of that record; nobody can change it afterwards (D-113). */
export async function keepOperatorAct(db: Db, { operator, action, transferId, details }: OperatorAct): Promise<string> {
  const id = newId();
  await db
    .insertInto('operator_action')
    .values({ id, operator, action, transfer_id: transferId, details: JSON.stringify(details) })
    .execute();
  await writeSecurityEvent(db, { kind: 'operatorActed', outcome: 'done' });
  return id;
}
