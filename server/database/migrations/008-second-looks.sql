-- Four eyes count for one holding of a transfer: after a payout that failed, its new recipient is approved afresh.
alter table approval add column version integer not null default 1;
alter table approval drop constraint approval_pkey;
alter table approval add primary key (transfer_id, version, operator);
-- We asked the provider to end this attempt, so its end is not the transfer's.
alter table payment_attempt add column is_closing boolean not null default false;
