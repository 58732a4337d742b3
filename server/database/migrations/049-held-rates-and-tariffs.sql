-- A rate promised to somebody without an account, known by a secret their browser keeps. Its first owner stays its owner.
create table rate_hold (
  secret_hash text primary key,
  base text not null,
  target text not null,
  mid numeric(24, 12) not null check (mid > 0),
  rate numeric(24, 12) not null check (rate > 0),
  expires_at timestamptz not null,
  claimed_by uuid references app_user
);
create index rate_hold_outdated on rate_hold (expires_at);
grant select, insert, update, delete on rate_hold to sawa_app;

-- The fee of pounds was every currency's. Tiers an operator has changed since stay as they are.
update fee_tier set upper_limit_minor = tariff.up_to, fee = tariff.flat
from service, (values ('EUR', 57500, 229), ('CAD', 90000, 359), ('DKK', 430000, 1700), ('NOK', 670000, 2600),
  ('SEK', 640000, 2500), ('CHF', 55000, 219)) as tariff (currency, up_to, flat)
where service.id = fee_tier.service_id and service.origin_currency = tariff.currency
  and service.is_in_origin_currency and lower_limit_minor = 0 and upper_limit_minor = 50000 and fee = 199;

update fee_tier set lower_limit_minor = flat.upper_limit_minor
from fee_tier flat, service
where service.id = fee_tier.service_id and service.origin_currency <> 'GBP' and service.is_in_origin_currency
  and flat.service_id = fee_tier.service_id and flat.lower_limit_minor = 0 and flat.upper_limit_minor <> 50000
  and fee_tier.lower_limit_minor = 50000 and fee_tier.type = 'PERCENTAGE' and fee_tier.fee = 80;
