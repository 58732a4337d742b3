-- Who was stopped from using the product, why, and who let them go on: two operators for that. One block at a time.
create table account_block (
  id uuid primary key,
  user_id uuid not null references app_user,
  reason text not null check (reason in ('accountTakeover', 'fraud', 'sanctions', 'authority')),
  blocked_by text not null,
  at timestamptz not null default now(),
  lifted_at timestamptz,
  lift_proposed_by text,
  lifted_by text check (lifted_by <> lift_proposed_by),
  check ((lifted_at is null) = (lifted_by is null)),
  check (lifted_by is null or lift_proposed_by is not null)
);
create unique index one_block_at_a_time on account_block (user_id) where lifted_at is null;
grant select, insert on account_block to sawa_app;
grant update (lifted_at, lift_proposed_by, lifted_by) on account_block to sawa_app;
-- What stops a paid transfer before its payout, each with its reason; cleared, the same reason stops it no more.
create table transfer_hold (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  reason text not null,
  at timestamptz not null default now(),
  cleared_at timestamptz
);
create unique index one_open_hold_of_a_reason on transfer_hold (transfer_id, reason) where cleared_at is null;
create index transfer_hold_of_transfer on transfer_hold (transfer_id);
grant select, insert on transfer_hold to sawa_app;
grant update (cleared_at) on transfer_hold to sawa_app;
