import { sql } from 'kysely';
import type { TransferActor, TransferEvent } from '#domain/transfer/transferEdge.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { Db } from '../database/open.ts';
import { eventHash } from '../transfer/lifecycle/commitEffects.ts';
import { invariants } from './invariants.ts';
import { rewardInvariants } from './rewardInvariants.ts';

export type Finding = { readonly id: string; readonly says: string; readonly violations: readonly string[] };

/** Checks every promise about the books. Findings without violations hold; `quiet` asks those of a finished day too. */
export async function verify(db: Db, { quiet }: { readonly quiet: boolean }): Promise<Finding[]> {
  const asked = [...invariants, ...rewardInvariants].filter((invariant) => quiet || !invariant.quiet);
  const findings: Finding[] = [];
  for (const { id, says, broken } of asked) {
    const { rows } = await broken.execute(db);
    findings.push({ id, says, violations: rows.map(({ what }) => what) });
  }
  findings.push({ id: 'I10', says: 'No history was changed afterwards', violations: await brokenChains(db) });
  return findings;
}

type EventRow = {
  transfer_id: string;
  version: number;
  from_status: string | null;
  to_status: TransferStatus;
  event: TransferEvent;
  actor: TransferActor;
  at: Date;
  prev_hash: string;
  hash: string;
};

/** Rows read at a time, so that neither memory nor one statement grows with the books. */
const page = 2000;

/** Reads on from the last row it saw: pages found by counting would each read all that come before. */
async function brokenChains(db: Db): Promise<string[]> {
  const broken: string[] = [];
  let last: EventRow | undefined;
  for (;;) {
    const { transfer_id: id = '00000000-0000-0000-0000-000000000000', version = 0 } = last ?? {};
    const { rows } =
      await sql<EventRow>`select transfer_id, version, from_status, to_status, event, actor, at, prev_hash, hash
      from status_event where (transfer_id, version) > (${id}::uuid, ${version}::integer)
      order by transfer_id, version limit ${page}`.execute(db);
    for (const row of rows) {
      const previous: string = last?.transfer_id === row.transfer_id ? last.hash : '';
      if (row.prev_hash !== previous || row.hash !== hashOf(row))
        broken.push(`${row.transfer_id} version ${row.version}`);
      last = row;
    }
    if (rows.length < page) return broken;
  }
}

const hashOf = (row: EventRow) =>
  eventHash({
    transferId: row.transfer_id,
    version: row.version,
    from: row.from_status,
    step: { to: row.to_status, event: row.event, by: row.actor },
    at: row.at,
    prevHash: row.prev_hash,
  });
