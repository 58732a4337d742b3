-- The public site: what visitors leave us, and what an operator switches.
create table newsletter_subscription (
  email text primary key check (email = lower(email) and length(email) between 3 and 254),
  language text not null check (language in ('en', 'fr')),
  subscribed_at timestamptz not null default now()
);

create table country_registration (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text not null check (phone ~ '^\+[0-9]{7,20}$'),
  message text not null default '' check (length(message) <= 2000),
  registered_at timestamptz not null default now()
);
-- The same form sent twice is one registration.
create unique index country_registration_once on country_registration (email, country, phone, name, md5(message));

-- One row: what visitors find open.
create table site_switch (
  is_only boolean primary key default true check (is_only),
  web_maintenance boolean not null default false,
  redirect_to_mobile boolean not null default false,
  carousel_message text not null default '' check (length(carousel_message) <= 200)
);
insert into site_switch default values;
grant select, insert on newsletter_subscription, country_registration to sawa_app;
grant select, update on site_switch to sawa_app;
