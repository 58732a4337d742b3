-- The last rate of each day (UTC) and pair: what the market said, and what a sender got for it. Ticks go after 30 days.
create table rate_day (
  base text not null,
  target text not null,
  day date not null,
  mid numeric(24, 12) not null check (mid > 0),
  rate numeric(24, 12) not null check (rate > 0),
  written_at timestamptz not null default now(),
  primary key (base, target, day)
);
create index rate_day_kept on rate_day (written_at);
grant select, insert, update, delete on rate_day to sawa_app;
