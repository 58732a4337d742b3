-- What has served its time is found by its date, and may be taken away (docs/retention.md).
create index inbox_dealt_with on inbox (processed_at) where processed_at is not null;
create index transfer_quote_over on transfer_quote (expires_at, id);
create index transfer_quote_of_rate on transfer_quote (rate_quote_id);
create index rate_quote_over on rate_quote (expires_at, id);
create index verification_session_given_up on verification_session (created_at) where state = 'EXPIRED';
create index hand_over_over on hand_over (expires_at);
create index operator_notice_kept on operator_notice (at);
create index operator_invitation_over on operator_invitation (expires_at);
alter table quote_reward drop constraint quote_reward_quote_id_fkey;
alter table quote_reward add constraint quote_reward_quote_id_fkey foreign key (quote_id) references transfer_quote on delete cascade;
grant delete on operator_notice, operator_invitation to sawa_app;
-- The only way a report of a company is forgotten, and only when its time is over: the role of the server cannot delete.
create function forget_reports() returns void language sql security definer set search_path = public, pg_temp as $$ delete from inbox where (provider, event_id) in (select provider, event_id from inbox where processed_at < now() - interval '13 months' limit 5000) $$;
revoke all on function forget_reports() from public;
grant execute on function forget_reports() to sawa_app;
-- Alerts end with the events they were raised from.
create or replace function forget_security_events() returns void language sql security definer set search_path = public, pg_temp as $$ delete from security_event where id in (select id from security_event where at < now() - interval '18 months' limit 5000); delete from security_alert where at < now() - interval '18 months' $$;
