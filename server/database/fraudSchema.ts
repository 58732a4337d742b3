import type { Generated } from 'kysely';
import type { BlockReason } from '#domain/fraud/blockReason.ts';
import type { HoldReason } from '#domain/fraud/holdReason.ts';
import type { Worry, WorryDecision } from '#domain/fraud/worry.ts';
import type { SecurityAlertKind } from '#domain/security/alertThresholds.ts';
import type { SecurityEventKind, SecurityOutcome } from '#domain/security/securityEvent.ts';

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

export type SecurityEventTable = {
  id: string;
  kind: SecurityEventKind;
  outcome: SecurityOutcome;
  user_id: string | null;
  network_hash: string | null;
  device_hash: string | null;
  at: Generated<Date>;
};

export type SecurityAlertTable = {
  id: string;
  kind: SecurityAlertKind;
  network_hash: string | null;
  country: string | null;
  accounts: number;
  failures: number;
  at: Generated<Date>;
};

export type PausedFraudRuleTable = { reason: HoldReason; paused_by: string; at: Generated<Date> };

export type SmsSentTable = {
  country: string;
  hour: Date;
  sent: number;
  ceiling: number;
  alerted_at: Date | null;
};

export type WorryTable = {
  id: string;
  user_id: string;
  transfer_id: string | null;
  worry: Worry;
  said: string;
  has_met: boolean | null;
  is_hurried: boolean | null;
  is_told_what_to_say: boolean | null;
  decision: WorryDecision;
  held_until: Date | null;
  at: Generated<Date>;
};
