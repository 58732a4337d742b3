-- One e-mail a sender asked the guide for; another asked for takes its place, by its id.
create table guide_reminder (
  user_id uuid primary key references app_user,
  id uuid not null,
  due_at timestamptz not null,
  asked_at timestamptz not null default now()
);
create index guide_reminder_over on guide_reminder (due_at);
grant select, insert, update, delete on guide_reminder to sawa_app;
