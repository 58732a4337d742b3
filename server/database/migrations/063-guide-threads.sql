-- The conversation with the guide, one a person, for whichever device they come back with. Sealed: it is as they said it.
create table guide_thread (
  user_id uuid primary key references app_user,
  -- Of each keeping and emptying the next, so that no device writes over what it has not read.
  revision integer not null check (revision > 0),
  -- Nothing once a transfer was made of it.
  sealed text,
  draft_id text,
  kept_at timestamptz not null default now()
);
create index guide_thread_over on guide_thread (kept_at);
grant select, insert, update, delete on guide_thread to sawa_app;
