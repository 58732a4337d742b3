import type { Generated } from 'kysely';
import type { Json } from './json.ts';

export type PasskeyTable = {
  id: string;
  user_id: string;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: Json;
  is_synced: boolean;
  name: string;
  created_at: Generated<Date>;
  last_used_at: Date | null;
};

export type AuthenticatorTable = {
  user_id: string;
  sealed_secret: string;
  confirmed_at: Date | null;
  last_period: Generated<number>;
  created_at: Generated<Date>;
};

export type RecoveryCodeTable = { user_id: string; code_hash: string; used_at: Date | null };

export type PasskeyChallengeTable = {
  challenge: string;
  purpose: 'register' | 'signIn' | 'deed';
  browser_hash: string;
  user_id: string | null;
  nonce: string;
  deed_hash: string | null;
  expires_at: Date;
  used_at: Date | null;
};

export type HalfSignInTable = { browser_hash: string; user_id: string; expires_at: Date; used_at: Date | null };

export type DeedTable = {
  session_hash: string;
  hash: string;
  shown: Json;
  asked_at: Generated<Date>;
  confirmed_at: Date | null;
};

export type FactorRemovalTable = {
  id: string;
  user_id: string;
  asked_at: Generated<Date>;
  due_at: Date;
  stopped_at: Date | null;
  done_at: Date | null;
};

export type FactorRuleTable = { only_row: Generated<boolean>; removal_delay_seconds: number };
