-- Operators act by a secret of their own, and what one alone may not decide takes two of them (money notes, 3).
create table operator (
  name text primary key check (name ~ '^[a-z][a-z0-9.-]{1,39}$'),
  -- SHA-256 of a secret of 256 random bits.
  secret_hash text not null unique,
  added_by text references operator,
  added_at timestamptz not null default now(),
  disabled_at timestamptz
);
grant select, insert on operator to sawa_app;
grant update (disabled_at) on operator to sawa_app;
-- One person's yes counts for one decision about one holding of a transfer.
alter table approval add column decision text not null default 'approve';
alter table approval drop constraint approval_pkey;
alter table approval add primary key (transfer_id, version, decision, operator);
-- The same outside of a transfer: what one proposed and another carried out.
create table proposal (
  key text primary key,
  details jsonb not null,
  proposed_by text not null references operator,
  done_by text references operator check (done_by <> proposed_by),
  at timestamptz not null default now()
);
grant select, insert on proposal to sawa_app;
grant update (done_by) on proposal to sawa_app;
-- Who the watchlist may mean. A cleared one stays cleared for the same person.
create table watchlist_hit (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  entry text not null,
  subject text not null,
  name text not null,
  likeness text not null check (likeness in ('match', 'close')),
  state text not null default 'OPEN' check (state in ('OPEN', 'CLEARED', 'CONFIRMED')),
  at timestamptz not null default now(),
  unique (transfer_id, entry, subject)
);
create index watchlist_hit_of_subject on watchlist_hit (subject, entry);
grant select, insert on watchlist_hit to sawa_app;
grant update (state) on watchlist_hit to sawa_app;
-- A refund of a payout that was returned waits for two operators.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('AWAITING', 'QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'SETTLED', 'REFUSED', 'FAILED'));
