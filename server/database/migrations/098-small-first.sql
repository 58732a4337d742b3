-- The least was sent first, in the place of a whole transfer that is not paid; what stays to be sent is kept with it. One transfer follows it, once it
-- has arrived. Every currency paid in has two digits, and the least is five of it (domain/quote/limits.ts).
alter table transfer add constraint transfer_in_its_currency unique (id, user_id, origin_currency);
alter table transfer
  add column small_first_of uuid unique,
  add column rest_minor bigint,
  add column rest_of uuid unique,
  add constraint rest_of_what_was_split check ((small_first_of is null) = (rest_minor is null)),
  add constraint rest_may_be_sent check (rest_minor >= 500),
  add constraint small_first_in_its_currency foreign key (small_first_of, user_id, origin_currency) references transfer (id, user_id, origin_currency),
  add constraint rest_in_its_currency foreign key (rest_of, user_id, origin_currency) references transfer (id, user_id, origin_currency);
create function refuse_early_rest() returns trigger language plpgsql as $$ begin if not exists (select from transfer t where t.id = new.rest_of and t.status = 'COMPLETE' and t.rest_minor is not null) then raise exception 'the rest follows what arrived' using errcode = 'check_violation', constraint = 'rest_after_arrival'; end if; return new; end $$;
create trigger rest_after_arrival before insert or update of rest_of on transfer
  for each row when (new.rest_of is not null) execute function refuse_early_rest();
