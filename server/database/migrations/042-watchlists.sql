-- Who may not be paid or pay: what authorities publish, as operators fetched it. One version of a list is in force; the
-- others say what was, and when. The sandbox's invented people are a list of their own.
create table watchlist_version (
  id uuid primary key,
  list text not null check (list in ('UK', 'EU', 'UN', 'CA', 'SAMPLE')),
  -- The day the file says it is of.
  published_on date,
  -- When the operator fetched the file last, whether or not it had changed.
  fetched_at timestamptz not null,
  loaded_at timestamptz not null default now(),
  loaded_by text not null,
  -- Somebody else, where the list was much smaller than the one before.
  agreed_by text constraint two_operators_agree check (agreed_by <> loaded_by),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  people integer not null check (people > 0),
  names integer not null check (names >= people),
  in_force boolean not null
);
create unique index one_version_in_force on watchlist_version (list) where in_force;
grant select, insert on watchlist_version to sawa_app;
grant update (fetched_at, in_force) on watchlist_version to sawa_app;
-- The people of the version in force.
create table watchlist_entry (
  version_id uuid not null references watchlist_version,
  entry text not null,
  names jsonb not null,
  born jsonb not null,
  primary key (version_id, entry)
);
grant select, insert, delete on watchlist_entry to sawa_app;
-- Everybody is screened again when a list changes: how far that is. `after` is the last one of the phase.
create table rescreening (
  id uuid primary key,
  version_id uuid not null references watchlist_version,
  phase text not null check (phase in ('transfers', 'senders', 'recipients', 'done')),
  after uuid not null default '00000000-0000-0000-0000-000000000000',
  screened integer not null default 0,
  hits integer not null default 0,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((phase = 'done') = (finished_at is not null))
);
create unique index one_rescreening_at_a_time on rescreening ((true)) where finished_at is null;
grant select, insert on rescreening to sawa_app;
grant update (version_id, phase, after, screened, hits, finished_at) on rescreening to sawa_app;
-- People we know whom an entry may mean, whether or not a transfer of theirs is open.
create table watchlist_finding (
  subject text not null,
  entry text not null,
  name text not null,
  listed text not null,
  born text,
  likeness text not null check (likeness in ('match', 'close')),
  found_at timestamptz not null default now(),
  primary key (subject, entry, name)
);
grant select, insert on watchlist_finding to sawa_app;
-- What the list says of an entry, and when the sender was born, as it was when it was found: operators compare them.
alter table watchlist_hit add column listed text not null default '', add column born text;
-- Somebody who changed their name is another one to compare.
alter table watchlist_hit drop constraint watchlist_hit_transfer_id_entry_subject_key;
alter table watchlist_hit add unique (transfer_id, entry, subject, name);
