-- Prices senders wait for, each told once, and days of the month they want to be reminded on. What is over is taken.
create table rate_alert (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('price', 'monthly')),
  origin_currency text not null,
  destination_country text not null,
  destination_currency text not null,
  method text not null,
  -- What is to arrive.
  destination_minor bigint not null check (destination_minor > 0),
  -- The most it may cost, all fees in, and the rate at which it does.
  most_minor bigint check (most_minor > 0),
  rate_needed numeric(24, 12) check (rate_needed > 0),
  day_of_month int check (day_of_month between 1 and 31),
  next_at timestamptz,
  by_email boolean not null,
  by_push boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint rate_alert_tells_somehow check (by_email or by_push),
  constraint rate_alert_is_of_its_kind check (case kind
    when 'price' then most_minor is not null and rate_needed is not null and day_of_month is null and next_at is null
    else most_minor is null and rate_needed is null and day_of_month is not null and next_at is not null end)
);
create index rate_alert_of_user on rate_alert (user_id, created_at);
create index rate_alert_met on rate_alert (origin_currency, destination_currency, rate_needed) where kind = 'price';
create index rate_alert_next on rate_alert (next_at) where kind = 'monthly';
create index rate_alert_over on rate_alert (expires_at);
grant select, insert, update, delete on rate_alert to sawa_app;
