-- Whom a transfer may be paid out to. A row is written when a payment begins, or when the sender changes the recipient
-- with a password just given; either asks first for their word that they know the person. No payout is made to anybody
-- else: the database itself refuses it.
create table payable_recipient (
  transfer_id uuid not null references transfer,
  recipient_id uuid not null references recipient,
  acknowledged boolean not null check (acknowledged),
  bound_by text not null check (bound_by in ('payment', 'change')),
  -- A change is held for a while, so that a sender who did not make it can stop it.
  held_until timestamptz,
  bound_at timestamptz not null default now(),
  primary key (transfer_id, recipient_id),
  check ((bound_by = 'change') = (held_until is not null))
);
insert into payable_recipient (transfer_id, recipient_id, acknowledged, bound_by)
  select transfer_id, recipient_id, true, 'payment' from (
    select transfer_id, recipient_id from payout_attempt
    union select a.transfer_id, t.recipient_id from payment_attempt a join transfer t on t.id = a.transfer_id
    union select id, corrected_recipient_id from transfer where corrected_recipient_id is not null
    union select id, recipient_id from transfer where total_minor = 0) as known;
grant select, insert on payable_recipient to sawa_app;
grant update (bound_by, held_until, bound_at) on payable_recipient to sawa_app;
alter table payout_attempt add constraint payout_to_payable_recipient
  foreign key (transfer_id, recipient_id) references payable_recipient;

-- A payment carries whom it was for. While it is open its transfer cannot be given to anybody else.
alter table transfer add constraint transfer_with_recipient unique (id, recipient_id);
alter table payment_attempt add column recipient_id uuid references recipient;
update payment_attempt a set recipient_id = t.recipient_id from transfer t where t.id = a.transfer_id;
alter table payment_attempt alter column recipient_id set not null;
alter table payment_attempt add column open_for uuid generated always as
  (case when state in ('CREATED', 'REDIRECTED', 'AUTHORISED') then recipient_id end) stored;
alter table payment_attempt add constraint open_payment_for_its_recipient
  foreign key (transfer_id, open_for) references transfer (id, recipient_id);
