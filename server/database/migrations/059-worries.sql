-- What a sender told the guide when something about a transfer worried them, the answers to the three questions after
-- it, and what they decided. Added to and never changed: it is for the fraud desk, and for a court.
create table worry (
  id uuid primary key,
  user_id uuid not null references app_user,
  transfer_id uuid,
  worry text not null,
  said text not null check (length(said) between 1 and 1000),
  has_met boolean not null,
  is_hurried boolean not null,
  is_told_what_to_say boolean not null,
  decision text not null check (decision in ('cancel', 'hold', 'person', 'goOn')),
  held_until timestamptz,
  at timestamptz not null default now(),
  foreign key (transfer_id, user_id) references transfer (id, user_id),
  check ((decision = 'hold') = (held_until is not null)),
  check (held_until is null or transfer_id is not null)
);
create index worry_of_user on worry (user_id, at);
create index worry_of_transfer on worry (transfer_id);
grant select, insert on worry to sawa_app;

-- Whoever holds their own transfer cannot be talked into paying it before the time is over.
create function held_transfers_are_not_paid() returns trigger language plpgsql as $$ begin if exists (select from worry w where w.transfer_id = new.transfer_id and w.held_until > now()) then raise exception 'this transfer is held by its sender' using errcode = 'check_violation', constraint = 'held_by_sender'; end if; return new; end $$;
create trigger held_transfers_are_not_paid before insert on payment_attempt for each row execute function held_transfers_are_not_paid();
