import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json.ts';

export type OperatorActionTable = {
  id: string;
  operator: string;
  action: string;
  transfer_id: string | null;
  details: Json;
  at: Generated<Date>;
  /** Given by the database: its place in the order, and what binds it to the one before. */
  seq: GeneratedAlways<bigint>;
  hash: GeneratedAlways<string>;
};

export type AuditPlaceTable = {
  place: string;
  /** The last act that is there. */
  seq: Generated<bigint>;
  leased_until: Date | null;
  failing_since: Date | null;
  failure: string | null;
};

export type OperatorTable = {
  name: string;
  /** Null until the link to it was used. */
  secret_hash: string | null;
  added_by: string | null;
  added_at: Generated<Date>;
  disabled_at: Date | null;
  email: string | null;
  language: Generated<'en' | 'fr'>;
  roles: string[];
};

export type OperatorInvitationTable = {
  id: string;
  operator: string;
  /** Null until the link is written. */
  token_hash: string | null;
  proposed_by: string;
  agreed_by: string;
  expires_at: Date;
  used_at: Date | null;
  at: Generated<Date>;
};

export type OperatorNoticeTable = {
  id: string;
  operator: string;
  about: string;
  change: 'added' | 'removed' | 'rekeyed' | 'changed';
  proposed_by: string | null;
  agreed_by: string | null;
  detail: string;
  email: string | null;
  language: 'en' | 'fr';
  told_at: Date | null;
  at: Generated<Date>;
};

export type ProposalTable = {
  key: string;
  details: Json;
  proposed_by: string;
  done_by: string | null;
  at: Generated<Date>;
};
