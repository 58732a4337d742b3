-- The books as they stood at a moment, each carrying the hash of the one before and a seal only the server can make: what
-- was booked until then cannot be changed, taken away or added to without a checkpoint that says otherwise (decision 133).
create table book_checkpoint (
  n integer primary key check (n >= 1),
  -- What happened before this moment, and not before the end of the checkpoint before, is in this one.
  ends_at timestamptz not null,
  -- Where everything up to a checkpoint was verified: its number.
  verifies integer references book_checkpoint,
  content text not null,
  prev_hash text not null,
  hash text not null unique,
  key_id text not null,
  seal text not null,
  at timestamptz not null default now(),
  check (verifies < n)
);
grant select, insert on book_checkpoint to sawa_app;
create function checkpoint_stays() returns trigger language plpgsql as $$ begin raise exception 'a checkpoint stays as it is' using errcode = 'check_violation', constraint = 'checkpoint_stays'; end $$;
create trigger checkpoint_stays before update or delete on book_checkpoint for each row execute function checkpoint_stays();
create trigger checkpoints_stay before truncate on book_checkpoint for each statement execute function checkpoint_stays();
create index book_checkpoint_verifies on book_checkpoint (verifies) where verifies is not null;
-- The audit names each verified checkpoint, so that one that was taken away is missed.
create index checkpoint_in_audit on operator_action (at) where action = 'checkpoint';
-- How far a verification of everything has come, so that one that was stopped goes on; sealed, so that nobody says so for it.
create table book_verification (
  is_only boolean primary key default true check (is_only),
  progress text not null,
  seal text not null,
  at timestamptz not null default now()
);
grant select, insert, update, delete on book_verification to sawa_app;
