-- Points of a transfer whose payout came back: taken once, and never more than it gave.
alter table points_earned add constraint points_once unique (transfer_id, points);
create table points_taken (
  transfer_id uuid primary key,
  earned integer not null,
  points integer not null check (points between 1 and earned),
  minor bigint not null check (minor > 0),
  at timestamptz not null default now(),
  foreign key (transfer_id, earned) references points_earned (transfer_id, points)
);
-- A voucher that was made of them, before anybody used it: its points are points again.
alter table reward add column revoked_at timestamptz;
alter table reward add constraint reward_revoked check (revoked_at is null or (kind = 'loyalty' and expired_at is null));
grant select, insert on points_taken to sawa_app;

-- An answer to a complaint, and who gave it.
alter table complaint add column language text not null default 'en';
alter table complaint add column answer text;
alter table complaint add column answered_by text;
alter table complaint add constraint complaint_answered check (
  (answered_at is null) = (answer is null) and (answered_at is null) = (answered_by is null));
create index complaint_open on complaint (received_at) where answered_at is null;

-- Countries people live in from which nothing can be sent for now (DSH-08); empty unless an operator fills it.
create table suspended_location (
  country text primary key check (country ~ '^[A-Z]{2}$'),
  suspended_at timestamptz not null default now(),
  suspended_by text not null
);
grant select, insert, delete on suspended_location to sawa_app;
