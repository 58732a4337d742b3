-- Which trace a piece of work, a payment or a payout belongs to, as W3C writes it: what follows later is found with it.
alter table outbox add column traceparent text;
alter table payment_attempt add column traceparent text;
alter table payout_attempt add column traceparent text;
