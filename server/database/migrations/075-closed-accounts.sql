-- An account closed for its person. Its address is free for another one from then on, and is kept here, where nobody
-- signs in by it, so that money that comes back later can still be told of.
create table closed_account (
  user_id uuid primary key references app_user,
  email text check (email = lower(email)),
  phone text,
  closed_at timestamptz not null default now(),
  -- When what the law wanted kept was taken away as well.
  forgotten_at timestamptz,
  check (forgotten_at is null or (email is null and phone is null))
);
create index closed_account_not_forgotten on closed_account (closed_at) where forgotten_at is null;
grant select, insert on closed_account to sawa_app;
grant update (email, phone, forgotten_at) on closed_account to sawa_app;
alter table app_user drop constraint app_user_check;
alter table app_user add constraint app_user_is_reached check (email is not null or phone is not null or status = 'INACTIVE');
grant delete on newsletter_subscription, country_registration, support_conversation, support_message, factor_removal
  to sawa_app;
