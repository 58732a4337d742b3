-- What people call a transfer by: eight symbols, of which the last two notice slips. Never changed, never given twice.
-- The server makes them; this repeats its sum, so that none is kept that a person could not type back.
create function reference_adds_up(reference text) returns boolean language sql immutable strict as $$ select count(*) = 8 and sum(value) % 31 = 0 and sum(place * value) % 31 = 0 from (select place, strpos('0123456789ABCDEFGHJKMNPQRSTVWXY', substr(reference, place, 1)) - 1 as value from generate_series(1, length(reference)) place) symbols where value >= 0 and length(reference) = 8 $$;
create function refuse_new_reference() returns trigger language plpgsql as $$ begin raise exception 'the reference of a transfer stays' using errcode = 'check_violation', constraint = 'transfer_reference_stays'; end $$;
alter table transfer add column reference text;

-- Former transfers: each number of the row another reference, from a place drawn by chance, so that none tells how many there are.
with start as materialized (select floor(random() * 887503681)::bigint as number),
numbered as (select id, ((row_number() over (order by id)) * 387420489 + (select number from start)) % 887503681 as number from transfer),
digits as (select id, place, number / (31 ^ (place - 1))::bigint % 31 as value from numbered, generate_series(1, 6) place),
sums as (select id, sum(value)::bigint as plain, sum(place * value)::bigint as weighted from digits group by id),
symbols as (select id, place, value from digits
  union all select id, 7, ((weighted - 8 * plain) % 31 + 31) % 31 from sums
  union all select id, 8, ((7 * plain - weighted) % 31 + 31) % 31 from sums)
update transfer t set reference = made.reference from (select id, string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXY', value::int + 1, 1), '' order by place) as reference
  from symbols group by id) made where made.id = t.id;

alter table transfer alter column reference set not null,
  add constraint transfer_reference_adds_up check (reference_adds_up(reference)),
  add constraint transfer_reference_key unique (reference);
create trigger references_stay before update of reference on transfer
  for each row when (old.reference is distinct from new.reference) execute function refuse_new_reference();
