-- People, their sessions and their codes. Secrets are kept as hashes only.
create table app_user (
  id uuid primary key,
  email text unique check (email = lower(email)),
  phone text unique check (phone ~ '^\+[0-9]{7,15}$'),
  password_hash text not null,
  status text not null check (status in ('UNCONFIRMED', 'ACTIVE', 'BLOCKED', 'INACTIVE')),
  email_confirmed_at timestamptz,
  phone_confirmed_at timestamptz,
  -- An e-mail asked for but not confirmed yet; it becomes `email` with its code.
  pending_email text,
  profile jsonb not null,
  meta jsonb not null,
  settings jsonb not null,
  referral_code text not null unique,
  created_at timestamptz not null default now(),
  check (email is not null or phone is not null)
);

create table session (
  id_hash text primary key,
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the password was last given; some acts ask for a recent one.
  fresh_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_of_user on session (user_id);

-- A signed request is taken once.
create table request_nonce (
  session_hash text not null,
  nonce text not null,
  seen_at timestamptz not null default now(),
  primary key (session_hash, nonce)
);
create index request_nonce_seen on request_nonce (seen_at);

-- A six-digit code, bound to the browser that asked for it. `user_id` is null where no such account exists:
-- the person then gets the same answers.
create table code_request (
  id uuid primary key,
  browser_hash text not null unique,
  purpose text not null check (purpose in ('account', 'newEmail', 'passwordReset', 'phone')),
  user_id uuid references app_user,
  channel text not null check (channel in ('email', 'sms')),
  sent_to text not null,
  code_hmac text not null,
  link_token_hash text not null unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries integer not null default 0 check (tries between 0 and 5),
  used_at timestamptz
);
create index code_request_recent on code_request (sent_to, created_at);

-- 128-bit tokens that do one thing once: sign in after a confirmation, set a new password after a code.
create table one_time_token (
  token_hash text primary key,
  purpose text not null check (purpose in ('instantSignIn', 'passwordReset')),
  user_id uuid not null references app_user,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table attempt_count (
  bucket text not null,
  window_start timestamptz not null,
  count integer not null check (count > 0),
  primary key (bucket, window_start)
);

-- The answer to a call that was already made with this key, committed with what the call did.
create table idempotency_key (
  user_id uuid not null references app_user,
  key text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

create table verification (
  id uuid primary key,
  user_id uuid not null references app_user,
  type text not null check (type in ('IDENTITY', 'DOCUMENT', 'PROOF_OF_ADDRESS', 'DOCUMENT_WITH_IDENTITY_PRECURSOR', 'WATCHLIST')),
  status text not null check (status in ('PENDING', 'VALID', 'INVALID')),
  -- Set when the part was captured; a part is sent once per session.
  submitted_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index verification_open on verification (user_id, type);

create table verification_session (
  id uuid primary key,
  user_id uuid not null references app_user,
  provider_transaction_id text not null unique,
  state text not null check (state in ('OPEN', 'CAPTURED', 'ACCEPTED', 'DECLINED', 'RETRY')),
  created_at timestamptz not null default now()
);
create index verification_session_of_user on verification_session (user_id, created_at);
