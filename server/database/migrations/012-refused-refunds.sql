-- A refund its provider refuses, or that came back, is paid by another way: it waits for an operator as REFUSED.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'SETTLED', 'REFUSED', 'FAILED'));
alter table refund add column refusal text;
