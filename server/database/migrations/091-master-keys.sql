-- Every secret this database was used with, by a name that tells nothing of it (decision 127). A row stays when its secret
-- leaves the settings: then it holds the keys for what lasts longer, sealed by the secret that followed, or it was given up.
create table master_key (
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  first_used_at timestamptz not null default now(),
  kept text,
  -- A look through everything found nothing sealed by it any more.
  moved_at timestamptz,
  given_up_at timestamptz,
  check (kept is null or given_up_at is null)
);
grant select, insert, update on master_key to sawa_app;
