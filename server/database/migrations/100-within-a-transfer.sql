-- A payment came by an attempt of its own transfer, a refund gives back a payment of its own, and whoever is sent to is
-- somebody the sender saved. The keys hold whose they are, so that they also hold where people and transfers are spread
-- over several databases.
alter table payment_attempt add constraint attempt_within_transfer unique (transfer_id, id);
alter table payment add constraint payment_within_transfer unique (transfer_id, id);
drop index payment_of_transfer;
alter table payment drop constraint payment_attempt_id_fkey;
alter table payment add foreign key (transfer_id, attempt_id) references payment_attempt (transfer_id, id);
alter table refund drop constraint refund_payment_id_fkey;
alter table refund add foreign key (transfer_id, payment_id) references payment (transfer_id, id);

alter table recipient add constraint recipient_of_owner unique (user_id, id);
alter table rate_alert drop constraint rate_alert_recipient_id_fkey;
alter table rate_alert add foreign key (user_id, recipient_id) references recipient (user_id, id);
alter table scam_acknowledgment drop constraint scam_acknowledgment_recipient_id_fkey;
alter table scam_acknowledgment add foreign key (user_id, recipient_id) references recipient (user_id, id);
alter table transfer drop constraint transfer_recipient_id_fkey;
alter table transfer add foreign key (user_id, recipient_id) references recipient (user_id, id);
alter table transfer drop constraint transfer_corrected_recipient_id_fkey;
alter table transfer add foreign key (user_id, corrected_recipient_id) references recipient (user_id, id);
