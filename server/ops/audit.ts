import { sql } from 'kysely';
import { visibleId } from '#domain/transfer/visibleId.ts';
import type { Db } from '../database/open.ts';
import { newId } from '../ids.ts';
import { writeSecurityEvent } from '../security/securityEvents.ts';
import { type OpsAnswer, type OpsRequest, transferNamed } from './acting.ts';
import { table, when } from './table.ts';

/** Keeps who asked for what before it is done, so that nothing is done that is not in here (D-113). */
export async function keepAct(db: Db, operator: string, request: OpsRequest): Promise<string> {
  const { command, operator: _operator, secret: _secret, ...details } = request;
  const id = newId();
  const known = await transferId(db, request);
  await db
    .insertInto('operator_action')
    .values({ id, operator, action: command, transfer_id: known, details: JSON.stringify(details) })
    .execute();
  await writeSecurityEvent(db, { kind: 'operatorActed', outcome: 'done' });
  return id;
}

/** Beside the act, when nothing came of it. */
export async function keepRefusal(db: Db, act: { id: string; operator: string; request: OpsRequest; why: string }) {
  const details = JSON.stringify({ of: act.id, why: act.why });
  await db
    .insertInto('operator_action')
    .values({
      id: newId(),
      operator: act.operator,
      action: `${act.request.command}: refused`,
      transfer_id: await transferId(db, act.request),
      details,
    })
    .execute();
}

async function transferId(db: Db, request: OpsRequest): Promise<string | null> {
  const id = transferNamed(request);
  const found = id && (await db.selectFrom('transfer').select('id').where('id', '=', id).executeTakeFirst());
  return found ? found.id : null;
}

type Kept = { operator: string; action: string; transfer_id: string | null; details: Record<string, string>; at: Date };

/** The latest acts first, of one transfer or of all. */
const shown = 200;

export async function showAudit(db: Db, request: OpsRequest): Promise<OpsAnswer> {
  const id = transferNamed(request);
  const read = await sql<Kept>`select operator, action, transfer_id, details, at from operator_action
    ${id ? sql`where transfer_id = ${id}` : sql``} order by at desc, id desc limit ${shown}`.execute(db);
  const rows = read.rows.map(({ operator, action, transfer_id, details, at }) => [
    when(at),
    operator,
    action,
    transfer_id ? visibleId(transfer_id) : (details.transferId ?? ''),
    details.why ?? details.reference ?? details.reason ?? '',
  ]);
  return { ok: true, lines: table(['at (UTC)', 'operator', 'action', 'about', 'details'], rows), data: read.rows };
}
