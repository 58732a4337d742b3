import type { Generated } from 'kysely';
import type { BlockReason } from '#domain/fraud/blockReason.ts';
import type { HoldReason } from '#domain/fraud/holdReason.ts';

export type AccountBlockTable = {
  id: string;
  user_id: string;
  reason: BlockReason;
  blocked_by: string;
  at: Generated<Date>;
  lifted_at: Date | null;
  lift_proposed_by: string | null;
  lifted_by: string | null;
};

export type TransferHoldTable = {
  id: string;
  transfer_id: string;
  reason: HoldReason;
  at: Generated<Date>;
  cleared_at: Date | null;
};
