-- What happened to accounts that somebody may have to explain later: added to, never changed. The address is a keyed hash
-- of its network, the device a hash of what its browser keeps; nothing else here is anybody's.
create table security_event (
  id uuid primary key,
  kind text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  user_id uuid references app_user,
  network_hash text,
  device_hash text,
  at timestamptz not null default now()
);
create index security_event_recent on security_event (at);
create index security_event_of_user on security_event (user_id, at);
grant select, insert on security_event to sawa_app;
-- The only way one is forgotten, and only when its time is over: the role of the server cannot delete.
create function forget_security_events() returns void language sql security definer set search_path = public, pg_temp as $$ delete from security_event where id in (select id from security_event where at < now() - interval '18 months' limit 5000) $$;
revoke all on function forget_security_events() from public;
grant execute on function forget_security_events() to sawa_app;
create table security_alert (
  id uuid primary key,
  kind text not null,
  network_hash text not null,
  accounts integer not null,
  failures integer not null,
  at timestamptz not null default now()
);
create index security_alert_recent on security_alert (at);
grant select, insert on security_alert to sawa_app;
-- Rules about fraud that an operator has put out of force.
create table paused_fraud_rule (
  reason text primary key,
  paused_by text not null,
  at timestamptz not null default now()
);
grant select, insert, delete on paused_fraud_rule to sawa_app;
