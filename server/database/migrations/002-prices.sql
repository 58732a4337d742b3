-- What a transfer costs. Amounts are whole minor units, rates decimal numbers.
create table service (
  id text primary key,
  method text not null check (method in ('mobile_money', 'bank_transfer', 'cash_pickup')),
  country text not null,
  origin_currency text not null,
  destination_currency text not null,
  is_in_origin_currency boolean not null,
  transfer_limit_max_minor bigint not null check (transfer_limit_max_minor > 0),
  unique (country, method, origin_currency)
);

create table fee_tier (
  service_id text not null references service,
  lower_limit_minor bigint not null check (lower_limit_minor >= 0),
  upper_limit_minor bigint not null,
  type text not null,
  -- PERCENTAGE: basis points. Anything else: minor units.
  fee bigint not null check (fee >= 0),
  primary key (service_id, lower_limit_minor),
  check (upper_limit_minor >= lower_limit_minor)
);

-- One mid-market rate a minute and pair, as the rate provider gave it.
create table rate_tick (
  base text not null,
  target text not null,
  minute timestamptz not null,
  mid numeric(24, 12) not null check (mid > 0),
  primary key (base, target, minute)
);

create table pair_downtime (
  base text not null,
  target text not null,
  primary key (base, target)
);

create table payout_setting (
  country text not null,
  method text not null,
  handler text not null check (handler in ('AZA', 'PIVOT', 'MANUAL')),
  primary key (country, method)
);

create table promo (
  code text primary key check (code = upper(code)),
  type text not null check (type in ('PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_RATE', 'FREE_OPERATOR_FEE')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  settings jsonb not null,
  -- A code made for one person; nobody else may use it.
  only_for uuid references app_user
);

create table rate_quote (
  id uuid primary key,
  user_id uuid not null references app_user,
  base text not null,
  target text not null,
  mid numeric(24, 12) not null check (mid > 0),
  rate numeric(24, 12) not null check (rate > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table transfer_quote (
  id uuid primary key,
  user_id uuid not null references app_user,
  rate_quote_id uuid not null references rate_quote,
  method text not null check (method in ('mobile_money', 'bank_transfer', 'cash_pickup')),
  origin_country text not null,
  destination_country text not null,
  origin_currency text not null,
  destination_currency text not null,
  include_operator_fee boolean not null,
  origin_minor bigint not null check (origin_minor > 0),
  destination_minor bigint not null check (destination_minor > 0),
  mid numeric(24, 12) not null,
  rate numeric(24, 12) not null,
  operator_fee_minor bigint not null check (operator_fee_minor >= 0),
  -- What a free-fee promo pays in the sender's place.
  operator_fee_waived_minor bigint not null default 0 check (operator_fee_waived_minor >= 0),
  transfer_fee_minor bigint not null check (transfer_fee_minor >= 0),
  promo_code text references promo,
  promo_discount_minor bigint not null default 0 check (promo_discount_minor >= 0),
  -- What a fixed-rate promo adds to what they get, in destination minor units.
  promo_extra_minor bigint not null default 0 check (promo_extra_minor >= 0),
  referral_discount_minor bigint not null default 0 check (referral_discount_minor >= 0),
  voucher_discount_minor bigint not null default 0 check (voucher_discount_minor >= 0),
  total_minor bigint not null check (total_minor >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
