-- Transfers and their history. The edges a status may take are rows; foreign keys refuse every other (money notes, 1.1).
create table recipient (
  id uuid primary key,
  user_id uuid not null references app_user,
  first_name text not null,
  last_name text not null,
  status text not null check (status in ('ACTIVE', 'SOFT_DELETED')),
  verified_account_name text,
  profile jsonb not null,
  created_at timestamptz not null default now()
);
create index recipient_of_user on recipient (user_id, created_at);

create table allowed_transition (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status),
  check (from_status <> to_status)
);

create table transfer (
  id uuid primary key,
  user_id uuid not null references app_user,
  recipient_id uuid not null references recipient,
  -- A quote makes one transfer.
  quote_id uuid not null unique references transfer_quote,
  version integer not null check (version >= 1),
  status text not null,
  approved boolean not null default false,
  reason_id text not null,
  method text not null,
  origin_country text not null,
  destination_country text not null,
  origin_currency text not null,
  destination_currency text not null,
  origin_minor bigint not null check (origin_minor > 0),
  destination_minor bigint not null check (destination_minor > 0),
  mid numeric(24, 12) not null check (mid > 0),
  rate numeric(24, 12) not null check (rate > 0),
  operator_fee_minor bigint not null check (operator_fee_minor >= 0),
  operator_fee_waived_minor bigint not null check (operator_fee_waived_minor >= 0),
  transfer_fee_minor bigint not null check (transfer_fee_minor >= 0),
  promo_code text,
  promo_discount_minor bigint not null check (promo_discount_minor >= 0),
  promo_extra_minor bigint not null check (promo_extra_minor >= 0),
  referral_discount_minor bigint not null check (referral_discount_minor >= 0),
  voucher_discount_minor bigint not null check (voucher_discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  -- The total in pounds on the day it was created: what limits and approval count (D-120).
  pounds_minor bigint not null check (pounds_minor >= 0),
  gateway text,
  gateway_charge_minor bigint not null default 0 check (gateway_charge_minor >= 0),
  handler text not null check (handler in ('AZA', 'PIVOT', 'MANUAL')),
  -- A soft hold inside PAYMENT_COMPLETED, like PENDING_REVIEW.
  review_state text,
  -- Why it was suspended; only a wrong recipient is the sender's to put right.
  suspended_for text check (suspended_for in ('recipient', 'amount', 'stalled', 'partner')),
  decline_reason text,
  -- Where a cleared watchlist hit goes back to.
  resume_to text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  rate_held_until timestamptz not null
);
create index transfer_of_user on transfer (user_id, created_at desc);
create index transfer_unpaid on transfer (expires_at) where status in ('PENDING_PAYMENT', 'PENDING_VERIFICATION', 'PENDING_DOCUMENTATION');

create table status_event (
  transfer_id uuid not null references transfer,
  version integer not null check (version >= 1),
  prev_version integer generated always as (nullif(version - 1, 0)) stored,
  from_status text,
  to_status text not null,
  event text not null,
  actor text not null,
  at timestamptz not null default now(),
  -- Each event carries the hash of the one before it, so a changed history shows.
  prev_hash text not null,
  hash text not null,
  primary key (transfer_id, version),
  unique (transfer_id, version, to_status),
  check ((version = 1) = (from_status is null)),
  check (version > 1 or to_status in ('PENDING_VERIFICATION', 'PENDING_PAYMENT')),
  foreign key (from_status, to_status) references allowed_transition,
  foreign key (transfer_id, prev_version, from_status) references status_event (transfer_id, version, to_status)
);

alter table transfer add constraint transfer_stands_on_its_history
  foreign key (id, version, status) references status_event (transfer_id, version, to_status);

create table scam_acknowledgment (
  user_id uuid not null references app_user,
  recipient_id uuid not null references recipient,
  transfer_id uuid not null references transfer,
  at timestamptz not null default now(),
  primary key (user_id, recipient_id)
);

-- A use is reserved when a transfer is created and released when it ends unpaid.
create table promo_use (
  promo_code text not null references promo,
  user_id uuid not null references app_user,
  n integer not null check (n >= 1),
  transfer_id uuid not null unique references transfer,
  primary key (promo_code, user_id, n)
);

create table operator_action (
  id uuid primary key,
  operator text not null,
  action text not null,
  transfer_id uuid references transfer,
  details jsonb not null,
  at timestamptz not null default now()
);

-- Two operators approve a large transfer: the key keeps one from counting twice.
create table approval (
  transfer_id uuid not null references transfer,
  operator text not null,
  at timestamptz not null default now(),
  primary key (transfer_id, operator)
);
