import { sql } from 'kysely';
import { type FraudSignals, fasterThanPeopleMs, fraudHolds } from '#domain/fraud/fraudRules.ts';
import type { HoldReason } from '#domain/fraud/holdReason.ts';

/** Columns about the transfer `t`; null once it is on its way out, where no rule is asked any more. */
export const fraudColumns = sql`
  (select json_agg(h.reason) from transfer_hold h where h.transfer_id = t.id and h.cleared_at is null) as open_holds,
  (select u.status = 'BLOCKED' from app_user u where u.id = t.user_id) as sender_blocked,
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
        exists (select from payment_attempt a where a.transfer_id = x.id
          and a.created_at < x.created_at + make_interval(secs => ${fasterThanPeopleMs / 1000}::double precision)) as fast
      from transfer x where x.user_id = t.user_id and x.created_at > now() - interval '1 day') r
  ) end as signals`;

export type FraudColumns = {
  open_holds: HoldReason[] | null;
  sender_blocked: boolean;
  signals: (FraudSignals & { readonly quiet: HoldReason[] | null }) | null;
};

/** What rules say, but for those an operator has put out of force or has cleared for this transfer. */
export function fraudStanding({ open_holds, sender_blocked, signals }: FraudColumns) {
  const alerts = signals ? fraudHolds(signals).filter((reason) => !signals.quiet?.includes(reason)) : [];
  return { senderBlocked: sender_blocked, openHolds: open_holds ?? [], alerts };
}
