-- What is free of the money a partner holds for us, in parts, so that payouts that begin together seldom meet at one row
-- (decision 013). Part 0 holds what a partner paid unasked, and may be below zero.
create table partner_float (
  partner text not null check (partner in ('AZA', 'PIVOT', 'MANUAL')),
  currency text not null,
  part smallint not null check (part between 0 and 8),
  free_minor bigint not null,
  primary key (partner, currency, part),
  constraint float_not_overdrawn check (part = 0 or free_minor >= 0)
);
grant select, insert, update on partner_float to sawa_app;
insert into partner_float (partner, currency, part, free_minor)
select f.partner, f.currency, part, case when part = 0 then least(f.free, 0) when part = 1 then greatest(f.free, 0) else 0 end
from (select p.partner, p.currency, sum(p.minor)::bigint - coalesce((select sum(o.minor) from payout_attempt o
    where o.partner = p.partner and o.currency = p.currency and o.state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED')), 0) as free
  from (select debit_dimension as partner, currency, minor from posting where debit = 'partner_float'
    union all select credit_dimension, currency, -minor from posting where credit = 'partner_float') p
  group by p.partner, p.currency) f, generate_series(0, 8) part;
-- The part of the float a payout was taken from. None is handed to a partner without one.
alter table payout_attempt add column float_part smallint;
update payout_attempt set float_part = 1 where state <> 'QUEUED' and coalesce(failure, '') <> 'called off';
alter table payout_attempt add constraint payout_is_covered
  check (state in ('QUEUED', 'CLOSED', 'OVERPAID', 'RECOVERED') or float_part is not null);
-- Since when it waits for its partner's float.
alter table payout_attempt add column short_since timestamptz;
drop index payout_attempt_due;
create index payout_attempt_due on payout_attempt (next_check_at)
  where state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'FAILED');
