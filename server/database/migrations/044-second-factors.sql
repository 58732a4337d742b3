-- What somebody proves to have beside knowing a password. A passkey’s public half is no secret; the secret of an
-- authenticator app is sealed, recovery codes are kept as keyed hashes.
create table passkey (
  id uuid primary key,
  user_id uuid not null references app_user,
  credential_id text not null unique,
  public_key text not null,
  -- What the passkey counted last; it only grows, unless the passkey counts nothing.
  sign_count bigint not null check (sign_count >= 0),
  transports jsonb not null,
  is_synced boolean not null,
  name text not null check (length(btrim(name)) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_user on passkey (user_id);
create table authenticator (
  user_id uuid primary key references app_user,
  sealed_secret text not null,
  -- Null until a first code has shown that the app has the secret.
  confirmed_at timestamptz,
  -- The period of thirty seconds a code was last taken for: none of it, or of one before it, is taken again.
  last_period bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_code (
  user_id uuid not null references app_user,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
-- A passkey signs each of these once, for the browser it was made for and for one purpose. That of a deed is made of
-- `nonce` and of what the person was shown, so that it fits nothing else.
create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('register', 'signIn', 'deed')),
  browser_hash text not null,
  user_id uuid references app_user,
  nonce text not null,
  deed_hash text,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (purpose = 'signIn' or user_id is not null),
  check ((purpose = 'deed') = (deed_hash is not null))
);
create index passkey_challenge_over on passkey_challenge (expires_at);
-- The password was right, in a browser its person never signed in with: the second factor is still to come.
create table half_sign_in (
  browser_hash text primary key,
  user_id uuid not null references app_user,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- What a signed-in browser asked for and has to confirm first, as it is shown. Written by the server from its own books.
create table deed (
  session_hash text not null,
  hash text not null,
  shown jsonb not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  primary key (session_hash, hash)
);
create index deed_asked on deed (asked_at);
-- After a reset by mailbox alone the second factor stays for a while, in which any signed-in device can keep it.
create table factor_removal (
  id uuid primary key,
  user_id uuid not null references app_user,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  stopped_at timestamptz,
  done_at timestamptz,
  check (stopped_at is null or done_at is null)
);
create unique index one_factor_removal_at_a_time on factor_removal (user_id) where stopped_at is null and done_at is null;
create index factor_removal_due on factor_removal (due_at) where stopped_at is null and done_at is null;
-- How long that while is: one row, changed by an operator.
create table factor_rule (
  only_row boolean primary key default true check (only_row),
  removal_delay_seconds integer not null check (removal_delay_seconds between 0 and 2592000)
);
insert into factor_rule (removal_delay_seconds) values (259200);
grant select, insert, update, delete on passkey, authenticator, recovery_code, passkey_challenge, half_sign_in, deed
  to sawa_app;
grant select, insert on factor_removal to sawa_app;
grant update (stopped_at, done_at) on factor_removal to sawa_app;
grant select on factor_rule to sawa_app;
