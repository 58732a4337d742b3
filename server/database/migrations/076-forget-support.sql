-- What was said with support is added to and never changed. The only way it is forgotten: its account is closed and none
-- of it speaks of a transfer, or the years are over for which the law wants it kept.
revoke delete on support_conversation, support_message from sawa_app;
create function forget_support(person uuid) returns void language sql security definer set search_path = public, pg_temp as $$ delete from support_message m using closed_account c where c.user_id = person and m.user_id = person and (c.closed_at < now() - interval '5 years' or not exists (select from support_message x where x.user_id = person and x.transfer_id is not null)); delete from support_conversation v where v.user_id = person and exists (select from closed_account c where c.user_id = person) and not exists (select from support_message m where m.user_id = person) $$;
revoke all on function forget_support(uuid) from public;
grant execute on function forget_support(uuid) to sawa_app;
