-- A transfer the law holds: an order of a court or an authority. Nothing of it leaves and its sender cannot cancel it
-- until two operators have said that it may go; neither row can be changed or taken away.
create table legal_hold (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  reason text not null check (length(btrim(reason)) > 0),
  operator text not null,
  at timestamptz not null default now()
);
create index legal_hold_of_transfer on legal_hold (transfer_id);
create table legal_hold_release (
  hold_id uuid not null references legal_hold,
  operator text not null,
  at timestamptz not null default now(),
  primary key (hold_id, operator)
);
grant select, insert on legal_hold, legal_hold_release to sawa_app;
