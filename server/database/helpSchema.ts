import type { Generated } from 'kysely';
import type { Language } from '#contract/protocol/language.ts';
import type { RecallOutcome, RecallReason } from '#domain/transfer/recall.ts';

export type ComplaintTable = {
  case_number: string;
  user_id: string | null;
  name: string;
  email: string;
  phone: string;
  transfer_id: string | null;
  complaint: string;
  received_at: Generated<Date>;
  /** Written in; the answer's letter is in the same. */
  language: Generated<Language>;
  answered_at: Date | null;
  answer: string | null;
  answered_by: string | null;
};

export type BusinessInviteTable = { inviter_id: string; email: string; invited_at: Generated<Date> };

export type HandOverTable = {
  token_hash: string;
  user_id: string;
  created_at: Generated<Date>;
  expires_at: Date;
  opened_at: Date | null;
};

export type TrackingLinkTable = {
  /** Of its making. */
  id: string;
  transfer_id: string;
  user_id: string;
  recipient_id: string;
  token_hash: string;
  language: Language;
  shows_amount: boolean;
  created_at: Generated<Date>;
  expires_at: Date;
  revoked_at: Date | null;
};

export type RecallTable = {
  case_number: string;
  transfer_id: string;
  user_id: string;
  reason: RecallReason;
  opened_at: Generated<Date>;
  answer_by: Date;
  asked_at: Date | null;
  asked_by: string | null;
  chased_at: Date | null;
  outcome: RecallOutcome | null;
  closed_at: Date | null;
  closed_by: string | null;
  answer: string | null;
};

export type SupportConversationTable = {
  user_id: string;
  case_number: string;
  opened_at: Generated<Date>;
  waiting_since: Date | null;
};

/** `operator` is who answered; nothing where the sender spoke. */
export type SupportMessageTable = {
  id: string;
  user_id: string;
  operator: string | null;
  text: string;
  flow: string | null;
  question: string | null;
  transfer_id: string | null;
  account: unknown;
  at: Generated<Date>;
};
