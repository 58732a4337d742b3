-- What senders earn and use. A credit or voucher is used whole, on one transfer; the key keeps it from a second one.
create table reward (
  id uuid primary key,
  user_id uuid not null references app_user,
  kind text not null check (kind in ('referrer', 'friend', 'loyalty')),
  -- Whose transfers earned it, where it is for a referral.
  friend_id uuid references app_user,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minor bigint not null check (minor > 0),
  -- The points a voucher was made of.
  points integer not null default 0 check (points >= 0),
  activated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When what was left of it was booked as ours again.
  expired_at timestamptz,
  check ((kind = 'loyalty') = (friend_id is null)),
  check (expires_at > activated_at)
);
-- A friend activates once for each of the two.
create unique index reward_once_a_friend on reward (friend_id, kind);
create index reward_of_user on reward (user_id);
create index reward_expiring on reward (expires_at) where expired_at is null;

create table points_earned (
  transfer_id uuid primary key references transfer,
  user_id uuid not null references app_user,
  points integer not null check (points > 0),
  currency text not null,
  -- What the points are worth.
  minor bigint not null check (minor > 0)
);
create index points_of_user on points_earned (user_id);

create table quote_reward (
  quote_id uuid not null references transfer_quote,
  reward_id uuid not null references reward,
  primary key (quote_id, reward_id)
);

create table reward_use (
  reward_id uuid primary key references reward,
  transfer_id uuid not null references transfer
);
create index reward_use_of_transfer on reward_use (transfer_id);

-- Friends by the code they gave when they signed up.
create index referred_by on app_user (upper(meta->>'referredBy')) where meta ? 'referredBy';

grant select, insert, update on reward to sawa_app;
grant select, insert on points_earned, quote_reward to sawa_app;
grant select, insert, delete on reward_use to sawa_app;
