-- As 084, with what opens the recipient's account. Locks somebody who is about to make a transfer of a quote until the transaction ends, and tells what they have sent and
-- how their recipient stands to the quote: read after the wait for the lock (see 083).
create or replace function locked_sender(sender uuid, days int, not_sent text[], chosen uuid, quote uuid) returns json language plpgsql volatile as $$
begin perform from app_user where id = sender for update; return json_build_object('sent', sent_so_far(sender, days, not_sent),
  'recipient', (select to_json(fits) from (
    select r.first_name, r.last_name, r.status, r.profile, r.id, r.verified_account_name,
      (select k.sealed from person_key k where k.user_id = sender) as person_key,
      exists (select from transfer t where t.quote_id = quote) as made,
      exists (select from transfer_quote q where q.id = quote and q.user_id = sender and q.expires_at > now()) as usable,
      not exists (select from transfer t where t.user_id = sender and t.recipient_id = r.id and t.status = 'COMPLETE') as is_new
    from recipient r where r.id = chosen and r.user_id = sender) fits)); end
$$;
