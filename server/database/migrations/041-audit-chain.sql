-- Each act of an operator carries the hash of what stands in it and of the act before it, so that none can be changed,
-- taken away or put between two without every later hash saying so. The tip says which is the last.
create table audit_tip (
  only_one boolean primary key default true check (only_one),
  seq bigint not null,
  hash text not null
);
insert into audit_tip (seq, hash) values (0, repeat('0', 64));
grant select on audit_tip to sawa_app;
alter table operator_action add column seq bigint unique;
alter table operator_action add column hash text;
create function audit_text(act operator_action) returns text language sql stable as $$ select jsonb_build_object('seq', act.seq, 'at', to_char(act.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'id', act.id, 'operator', act.operator, 'action', act.action, 'transfer', act.transfer_id, 'details', act.details)::text $$;
create function audit_hash(before text, content text) returns text language sql immutable as $$ select encode(sha256(convert_to(before || ' ' || content, 'UTF8')), 'hex') $$;
-- The lock on the tip keeps acts in the order in which they are committed.
create function chain_act() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ declare tip audit_tip; begin select * into tip from audit_tip for update; new.seq := tip.seq + 1; new.hash := audit_hash(tip.hash, audit_text(new)); update audit_tip set seq = new.seq, hash = new.hash; return new; end $$;
do $$ declare act operator_action; tip audit_tip; begin select * into tip from audit_tip; for act in select * from operator_action order by at, id loop tip.seq := tip.seq + 1; act.seq := tip.seq; tip.hash := audit_hash(tip.hash, audit_text(act)); update operator_action set seq = tip.seq, hash = tip.hash where id = act.id; end loop; update audit_tip set seq = tip.seq, hash = tip.hash; end $$;
alter table operator_action alter column seq set not null;
alter table operator_action alter column hash set not null;
create trigger chain_act before insert on operator_action for each row execute function chain_act();
-- How far each second place of the audit has come. One server writes at a time; what waits is in the table itself.
create table audit_place (
  place text primary key,
  seq bigint not null default 0,
  leased_until timestamptz,
  failing_since timestamptz,
  failure text
);
grant select, insert, update on audit_place to sawa_app;
