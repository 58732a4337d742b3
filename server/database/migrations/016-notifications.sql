-- What a sender was told, written with what it tells of. `key` names the event: it is told once.
create table notification (
  id uuid primary key,
  user_id uuid not null references app_user,
  key text not null unique,
  type text not null,
  transfer_id uuid references transfer,
  -- What the sentence needs and may change later, like the recipient's name.
  facts jsonb not null,
  status text not null default 'UNREAD' check (status in ('UNREAD', 'READ')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  check ((status = 'READ') = (read_at is not null))
);
create index notification_of_user on notification (user_id, created_at desc, id desc);
create index notification_unread on notification (user_id) where status = 'UNREAD';
-- What happened lately, for those who watch.
create index notification_recent on notification (created_at);
create index notification_read_lately on notification (read_at) where read_at is not null;
create index status_event_recent on status_event (at);
grant select, insert, update, delete on notification to sawa_app;
-- A device its owner asked to be told on.
create table push_registration (
  endpoint text primary key,
  user_id uuid not null references app_user,
  subscription jsonb not null,
  created_at timestamptz not null default now()
);
create index push_registration_of_user on push_registration (user_id);
grant select, insert, update, delete on push_registration to sawa_app;
