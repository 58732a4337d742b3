-- A key for each person, sealed by a master secret: what is sealed under it is unreadable once the row is gone (decision 136).
create table person_key (
  user_id uuid primary key references app_user,
  sealed text not null,
  made_at timestamptz not null default now()
);
grant select, insert, update, delete on person_key to sawa_app;

-- From when on fields are sealed. A database somebody is in may have servers of the version before beside it, which read
-- nothing that is sealed: they have a week to go.
create table person_sealing (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null
);
insert into person_sealing (since) select case when exists (select from app_user) then now() + interval '7 days' else now() end;
grant select on person_sealing to sawa_app;

-- Beside what is sealed stands nothing that leads to somebody.
alter table recipient add constraint recipient_sealed_alone check (not profile ? 'sealed' or (verified_account_name is null
  and profile - array['sealed', 'transferMethod', 'countryCode', 'remittanceHandler', 'nameCheck'] = '{}')) not valid;
create index recipient_not_sealed on recipient (id) where not profile ? 'sealed' and first_name <> '';
