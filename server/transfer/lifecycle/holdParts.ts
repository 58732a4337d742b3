import { type RawBuilder, sql } from 'kysely';
import type { HoldReason } from '#domain/fraud/holdReason.ts';
import { newId } from '../../database/ids.ts';
import type { Effects } from './effects.ts';
import type { TransferState } from './transferState.ts';

/** A reason cleared before it ever stopped it is kept as well: it is not to stop it later. */
export function holdParts(
  { id, openHolds }: TransferState,
  { newHolds, clearedHolds }: Effects,
): RawBuilder<unknown>[] {
  const isOpen = (reason: HoldReason) => openHolds.includes(reason);
  const rows = [
    ...newHolds
      .filter((reason) => !isOpen(reason))
      .map((reason) => sql`(${newId()}::uuid, ${id}::uuid, ${reason}, null::timestamptz)`),
    ...clearedHolds
      .filter((reason) => !isOpen(reason))
      .map((reason) => sql`(${newId()}::uuid, ${id}::uuid, ${reason}, now())`),
  ];
  const closed = clearedHolds.filter(isOpen);
  return [
    ...(rows.length > 0
      ? [sql`insert into transfer_hold (id, transfer_id, reason, cleared_at) values ${sql.join(rows)}`]
      : []),
    ...(closed.length > 0
      ? [
          sql`update transfer_hold set cleared_at = now()
            where transfer_id = ${id} and reason = any(${closed}) and cleared_at is null`,
        ]
      : []),
  ];
}
