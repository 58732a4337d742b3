-- A payout a partner reported as failed may still be paid until the partner's own record says the money was given back.
-- FAILED is the former, CLOSED the latter; only then may another payout of the transfer begin (decision 012).
alter table payout_attempt drop constraint payout_attempt_state_check;
alter table payout_attempt add constraint payout_attempt_state_check check (state in ('QUEUED', 'SUBMITTING',
  'SUBMITTED', 'UNKNOWN', 'CONFIRMED', 'FAILED', 'CLOSED', 'OVERPAID', 'RECOVERED', 'RETURNED'));
update payout_attempt o set state = 'CLOSED' where state = 'FAILED' and (failure = 'called off'
  or exists (select from payout_attempt later where later.transfer_id = o.transfer_id and later.n > o.n));
update payout_attempt set next_check_at = now() where state = 'FAILED';
drop index one_live_payout;
create unique index one_live_payout on payout_attempt (transfer_id) where state not in ('CLOSED', 'OVERPAID', 'RECOVERED');
drop index payout_attempt_due;
create index payout_attempt_due on payout_attempt (next_check_at) where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED');
-- Whom an attempt pays, whatever recipient the transfer has by now.
alter table payout_attempt add column recipient_id uuid references recipient;
update payout_attempt o set recipient_id = t.recipient_id from transfer t where t.id = o.transfer_id;
alter table payout_attempt alter column recipient_id set not null;
-- Whom the sender wants paid instead, while the payout that failed is not closed.
alter table transfer add column corrected_recipient_id uuid references recipient;
