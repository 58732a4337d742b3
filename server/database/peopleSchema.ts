import type { Generated } from 'kysely';
import type { VerificationStatus, VerificationType } from '#domain/verification/verificationItem.ts';
import type { Json } from './json.ts';

export type AppUserTable = {
  id: string;
  email: string | null;
  phone: string | null;
  password_hash: string;
  status: 'UNCONFIRMED' | 'ACTIVE' | 'BLOCKED' | 'INACTIVE';
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  pending_email: string | null;
  profile: Json;
  meta: Json;
  settings: Json;
  referral_code: string;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
};

export type PersonKeyTable = { user_id: string; sealed: string; made_at: Generated<Date> };

export type PersonSealingTable = { is_only: Generated<true>; since: Date };

export type ClosedAccountTable = {
  user_id: string;
  email: string | null;
  phone: string | null;
  closed_at: Generated<Date>;
  forgotten_at: Date | null;
};

export type SessionTable = {
  id_hash: string;
  id: Generated<string>;
  browser: string | null;
  system: string | null;
  user_id: string;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  fresh_at: Generated<Date>;
  ended_at: Date | null;
};

export type RequestNonceTable = {
  session_hash: string;
  nonce: string;
  seen_at: Generated<Date>;
};

export type SpentChallengeTable = {
  nonce: string;
  expires_at: Date;
};

export type CodeRequestTable = {
  id: string;
  browser_hash: string;
  purpose: 'account' | 'newEmail' | 'passwordReset' | 'phone';
  user_id: string | null;
  channel: 'email' | 'sms';
  sent_to: string;
  code_hmac: string;
  link_token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  tries: Generated<number>;
  used_at: Date | null;
  registration: Json | null;
};

export type OneTimeTokenTable = {
  token_hash: string;
  purpose: 'instantSignIn' | 'passwordReset';
  user_id: string;
  expires_at: Date;
  used_at: Date | null;
};

export type AttemptCountTable = {
  bucket: string;
  window_start: Date;
  count: number;
};

export type IdempotencyKeyTable = {
  user_id: string;
  key: string;
  request_hash: string;
  status: number | null;
  body: string | null;
  created_at: Generated<Date>;
};

export type VerificationTable = {
  id: string;
  user_id: string;
  type: VerificationType;
  status: VerificationStatus;
  submitted_at: Date | null;
  created_at: Generated<Date>;
};

export type VerificationSessionTable = {
  id: string;
  user_id: string;
  provider_transaction_id: string;
  state: 'OPEN' | 'CAPTURED' | 'ACCEPTED' | 'DECLINED' | 'RETRY' | 'EXPIRED';
  created_at: Generated<Date>;
  parts: Json;
  token: string;
  expires_at: Date;
  captured_at: Date | null;
  next_check_at: Generated<Date>;
};
