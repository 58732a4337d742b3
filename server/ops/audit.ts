import { sql } from 'kysely';
import { visibleReference } from '#domain/transfer/transferReference.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import { keepOperatorAct } from '../security/operatorActs.ts';
import { namedTransfer } from './namedTransfer.ts';
import type { OpsAnswer, OpsRequest } from './runCommand.ts';
import { table, when } from './table.ts';

/** Keeps who asked for what before it is done, so that nothing is done that is not in here (D-113). */
export async function keepAct(db: Db, operator: string, request: OpsRequest): Promise<string> {
  const { command, operator: _operator, secret: _secret, transfer: _transfer, ...details } = request;
  return keepOperatorAct(db, { operator, action: command, transferId: await transferId(db, request), details });
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
  const named = await namedTransfer(db, request.transferId);
  return named.ok ? named.value : null;
}

type Kept = { operator: string; action: string; reference: string | null; details: Record<string, string>; at: Date };

/** The latest acts first, of one transfer or of all. */
const shown = 200;

export async function showAudit(db: Db, request: OpsRequest): Promise<OpsAnswer> {
  const { transfer: id } = request;
  const read = await sql<Kept>`select a.operator, a.action, a.transfer_id, t.reference, a.details, a.at
    from operator_action a left join transfer t on t.id = a.transfer_id
    ${id ? sql`where a.transfer_id = ${id}` : sql``} order by a.at desc, a.id desc limit ${shown}`.execute(db);
  const rows = read.rows.map(({ operator, action, reference, details, at }) => [
    when(at),
    operator,
    action,
    reference ? visibleReference(reference) : (details.transferId ?? ''),
    details.why ?? details.reference ?? details.reason ?? '',
  ]);
  return { ok: true, lines: table(['at (UTC)', 'operator', 'action', 'about', 'details'], rows), data: read.rows };
}
