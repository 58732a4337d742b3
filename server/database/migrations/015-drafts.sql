-- A transfer that is being prepared, one for each sender: choices only. One that was created since is no draft any more.
create table transfer_draft (
  user_id uuid primary key references app_user,
  draft jsonb not null,
  kept_at timestamptz not null default now()
);
grant select, insert, update on transfer_draft to sawa_app;
