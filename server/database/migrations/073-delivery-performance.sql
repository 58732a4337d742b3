-- The time first given for a transfer, kept when it is let go: what came of it is counted against that, whatever was said
-- later and however the rule changes. Those let go before have the time the rule of then gave (a bank rests at weekends).
alter table transfer add column promised_at timestamptz;
update transfer set promised_at = released.at + case transfer.method
    when 'bank_transfer' then make_interval(days => case extract(isodow from released.at at time zone 'UTC')
      when 5 then 3 when 6 then 2 else 1 end)
    else interval '10 minutes' end
from (select e.transfer_id, min(e.at) as at from status_event e
  where e.to_status = 'PAYMENT_COMPLETED' group by e.transfer_id) released
where released.transfer_id = transfer.id and transfer.approved;
create index transfer_promised on transfer (promised_at) where promised_at is not null;

-- Months whose promises were counted, each whole.
create table delivery_month (
  month date primary key check (extract(day from month) = 1),
  computed_at timestamptz not null default now()
);

-- What became of the promises of a month, by where from, where to and how. Minutes are from having the money to its
-- arrival; absent where so many had not arrived that nobody can say.
create table delivery_performance (
  month date not null references delivery_month,
  origin_currency text not null,
  destination_country text not null,
  method text not null check (method in ('mobile_money', 'bank_transfer', 'cash_pickup')),
  promised integer not null check (promised > 0),
  on_time integer not null check (on_time >= 0),
  late integer not null check (late >= 0),
  -- Among the late: what never arrived, or was returned.
  not_arrived integer not null check (not_arrived between 0 and late),
  median_minutes integer check (median_minutes >= 0),
  ninetieth_minutes integer check (ninetieth_minutes >= median_minutes),
  primary key (month, origin_currency, destination_country, method),
  check (promised = on_time + late),
  check ((median_minutes is null) = (promised - not_arrived < (promised + 1) / 2)),
  check ((ninetieth_minutes is null) = (promised - not_arrived < (9 * promised + 9) / 10))
);
grant select, insert, update on delivery_month to sawa_app;
grant select, insert, delete on delivery_performance to sawa_app;
