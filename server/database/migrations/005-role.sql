-- The role the server works under. It adds to the ledger and to histories, and never changes or deletes them.
do $$ begin create role sawa_app nologin; exception when duplicate_object or unique_violation then null; end $$;
grant sawa_app to current_user;
grant usage on schema public to sawa_app;
grant select, insert, update, delete on
  app_user, session, request_nonce, code_request, one_time_token, attempt_count, idempotency_key, verification,
  verification_session, service, fee_tier, rate_tick, pair_downtime, payout_setting, promo, promo_use, rate_quote,
  transfer_quote, recipient, scam_acknowledgment, outbox to sawa_app;
grant select, insert, update on transfer, payment_attempt, payout_attempt, refund, inbox to sawa_app;
grant select, insert on status_event, journal, posting, payment, operator_action, approval to sawa_app;
grant select on allowed_transition, account_kind, schema_migration to sawa_app;
