-- A transfer that ended unpaid may be made again, once: the next names it, and takes over its price while that is held.
alter table transfer add constraint transfer_of_owner unique (id, user_id);
alter table transfer
  add column made_again_from uuid unique,
  add constraint made_again_by_its_owner foreign key (made_again_from, user_id) references transfer (id, user_id);
alter table transfer_quote add column price_of uuid unique references transfer;
create function refuse_unended_predecessor() returns trigger language plpgsql as $$ begin if exists (select from transfer t where t.id = new.made_again_from and (t.status not in ('PAYMENT_DECLINED', 'PAYMENT_CANCELLED', 'CANCELLED', 'EXPIRED') or exists (select from payment p where p.transfer_id = t.id))) then raise exception 'only what ended unpaid is made again' using errcode = 'check_violation', constraint = 'made_again_after_its_end'; end if; return new; end $$;
create trigger made_again_after_its_end before insert or update of made_again_from on transfer
  for each row when (new.made_again_from is not null) execute function refuse_unended_predecessor();
