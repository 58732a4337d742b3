-- A table that grows is read by an index: a transfer is shown with its payment, and what has served its time is found by
-- its date.
create index payment_of_attempt on payment (attempt_id);
create index idempotency_key_kept on idempotency_key (created_at);
create index outbox_done on outbox (done_at) where done_at is not null;
create index code_request_over on code_request (expires_at);
create index one_time_token_over on one_time_token (expires_at);
create index half_sign_in_over on half_sign_in (expires_at);
create index session_over on session (coalesce(ended_at, last_seen_at));
