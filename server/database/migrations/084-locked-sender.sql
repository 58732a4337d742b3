-- What somebody has sent within so many days, but for what ended without being sent.
create function sent_so_far(sender uuid, days int, not_sent text[]) returns json language plpgsql stable as $$
begin return (
  select to_json(stands) from (
    select now() as now, u.meta,
      (select json_agg(json_build_object('id', v.id, 'type', v.type, 'status', v.status) order by v.created_at)
        from verification v where v.user_id = u.id) as verifications,
      sent.open_transfers, sent.day_minor, sent.month_minor, sent.day_frees_at, sent.month_frees_at
    from app_user u, lateral (
      select count(*) filter (where status = 'PENDING_VERIFICATION') as open_transfers,
        (sum(pounds_minor) filter (where created_at > now() - interval '1 day'))::bigint as day_minor,
        sum(pounds_minor)::bigint as month_minor,
        min(created_at) filter (where created_at > now() - interval '1 day') + interval '1 day' as day_frees_at,
        min(created_at) + make_interval(days => days) as month_frees_at
      from transfer t where t.user_id = u.id and t.created_at > now() - make_interval(days => days)
        and not t.status = any(not_sent)
    ) sent where u.id = sender) stands); end
$$;

-- Locks somebody who is about to make a transfer of a quote until the transaction ends, and tells what they have sent and
-- how their recipient stands to the quote: read after the wait for the lock (see 083).
create function locked_sender(sender uuid, days int, not_sent text[], chosen uuid, quote uuid) returns json language plpgsql volatile as $$
begin perform from app_user where id = sender for update; return json_build_object('sent', sent_so_far(sender, days, not_sent),
  'recipient', (select to_json(fits) from (
    select r.first_name, r.last_name, r.status, r.profile,
      exists (select from transfer t where t.quote_id = quote) as made,
      exists (select from transfer_quote q where q.id = quote and q.user_id = sender and q.expires_at > now()) as usable,
      not exists (select from transfer t where t.user_id = sender and t.recipient_id = r.id and t.status = 'COMPLETE') as is_new
    from recipient r where r.id = chosen and r.user_id = sender) fits)); end
$$;
