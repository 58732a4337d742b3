-- As 101, with the refund of each payment: one that waits for operators is called off where its payer has the money from
-- their bank. `back` is for servers of the version before.
create or replace function locked_transfer(wanted uuid, decisive text[], fast interval) returns json language plpgsql volatile as $$
begin perform from transfer where id = wanted for update; return (
  select to_json(stands) from (
    select t.id, t.user_id, t.version, t.status, t.approved, t.handler, t.method, t.origin_currency, t.destination_currency,
      t.origin_minor, t.destination_minor, t.mid::text as mid, t.operator_fee_minor, t.operator_fee_waived_minor,
      t.transfer_fee_minor, t.promo_code, t.promo_discount_minor, t.promo_extra_minor, t.referral_discount_minor,
      t.voucher_discount_minor, t.gateway_charge_minor, t.total_minor, t.pounds_minor, t.suspended_for, t.recipient_id,
      t.corrected_recipient_id, t.resume_to, now() as now, t.expires_at <= now() as past_limit,
      (select hash from status_event where transfer_id = t.id and version = t.version) as last_hash,
      (select json_agg(json_build_object('id', p.id, 'provider', p.provider, 'ref', p.provider_ref,
        'currency', p.currency, 'minor', p.minor, 'as', p.booked_as, 'back', r.id is not null,
        'refund', r.id) order by p.settled_at)
        from payment p left join refund r on r.payment_id = p.id and r.state <> 'FAILED'
        where p.transfer_id = t.id) as payments,
      (select json_build_object('id', a.id, 'isClosing', a.is_closing) from payment_attempt a where a.transfer_id = t.id
        and a.state in ('CREATED', 'REDIRECTED', 'AUTHORISED')) as open_attempt,
      (select json_agg(json_build_object('id', o.id, 'n', o.n, 'reference', o.reference, 'partner', o.partner,
        'state', o.state) order by o.n desc)
        from payout_attempt o where o.transfer_id = t.id) as payouts,
      exists (select from legal_hold h where h.transfer_id = t.id
        and (select count(*) from legal_hold_release r where r.hold_id = h.id) < 2) as legal_hold,
      exists (select from watchlist_hit w where w.transfer_id = t.id and w.state <> 'CLEARED') as screening_hit,
      (select json_agg(json_build_object('recipientId', b.recipient_id, 'heldUntil', b.held_until))
        from payable_recipient b where b.transfer_id = t.id) as payable,
      (select json_agg(json_build_object('id', r.id, 'state', r.state, 'wasRefused', r.refusal is not null)) from refund r
        where r.transfer_id = t.id and r.state <> 'FAILED') as refunds,
      (select json_agg(j.idem) from journal j where j.transfer_id = t.id and j.kind = any(decisive)) as booked,
      (select json_agg(json_build_object('operator', p.operator, 'decision', p.decision, 'about', p.about)) from approval p
        where p.transfer_id = t.id and p.version = t.version) as votes,
      (select json_agg(h.reason) from transfer_hold h where h.transfer_id = t.id and h.cleared_at is null) as open_holds,
      (select u.status = 'BLOCKED' from app_user u where u.id = t.user_id) as sender_blocked,
      -- Null once it is on its way out, where no rule is asked any more.
      case when t.status not in ('PAYMENT_COMPLETED', 'COMPLETE', 'REFUNDED', 'CANCELLED', 'REJECTED', 'EXPIRED') then (
        select json_build_object(
          'quiet', (select json_agg(reason) from (
            select reason from paused_fraud_rule
            union select reason from transfer_hold h where h.transfer_id = t.id and h.cleared_at is not null) quiet),
          'newDevices', (select count(*) from security_event e where e.user_id = t.user_id and e.kind = 'newDevice'
            and e.at > now() - interval '1 day' and exists (select from security_event before
              where before.user_id = e.user_id and before.kind = 'signIn' and before.outcome = 'done' and before.at < e.at)),
          'passwordResets', (select count(*) from security_event e where e.user_id = t.user_id
            and e.kind = 'passwordReset' and e.at > now() - interval '1 day'),
          'newRecipient', (select case when exists (select from transfer paid where paid.user_id = t.user_id
            and paid.recipient_id = t.recipient_id and paid.status = 'COMPLETE') then 0 else 1 end),
          'poundsMinor', t.pounds_minor,
          'recipientsInDay', count(distinct r.recipient_id) filter (where r.paying),
          'cardsInDay', (select count(*) from card_token c where c.user_id = t.user_id
              and c.created_at > now() - interval '1 day')
            + coalesce(sum(r.refused), 0),
          'transfersInHour', count(*) filter (where r.paying and r.created_at > now() - interval '1 hour'),
          'fastPaymentsInHour', count(*) filter (where r.fast and r.created_at > now() - interval '1 hour'),
          'worries', (select count(*) from worry w where w.user_id = t.user_id
            and (w.transfer_id = t.id or w.transfer_id is null and w.at between t.created_at - interval '1 day' and t.created_at)
            and (w.decision <> 'goOn' or not w.has_met or w.is_hurried or w.is_told_what_to_say)))
        from (select x.recipient_id, x.created_at,
            exists (select from payment_attempt a where a.transfer_id = x.id) as paying,
            (select count(*) from payment_attempt a where a.transfer_id = x.id and a.state = 'DECLINED') as refused,
            exists (select from payment_attempt a where a.transfer_id = x.id and a.created_at < x.created_at + fast) as fast
          from transfer x where x.user_id = t.user_id and x.created_at > now() - interval '1 day') r
      ) end as signals
    from transfer t where t.id = wanted) stands); end
$$;
