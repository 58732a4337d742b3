-- Which amount of an exchange was asked for, and so is exact; the other is that one by the rate, rounded once.
-- A whole unit of the rounded side at most separates the two: half of one, and what a rate of more digits loses here.
alter table transfer_quote add column fixed_side text not null default 'payin' check (fixed_side in ('payin', 'payout'));
alter table transfer_quote add constraint transfer_quote_follows_its_rate check (case fixed_side
  when 'payin' then abs(destination_minor - origin_minor * rate
    / case when destination_currency in ('XAF', 'XOF', 'UGX', 'GNF') then 100 else 1 end) <= 1
  else abs(origin_minor - destination_minor / rate
    * case when destination_currency in ('XAF', 'XOF', 'UGX', 'GNF') then 100 else 1 end) <= 1 end);

alter table transfer add column fixed_side text not null default 'payin' check (fixed_side in ('payin', 'payout'));
alter table transfer_quote add constraint quoted_amounts
  unique (id, fixed_side, origin_minor, destination_minor, total_minor);
alter table transfer add constraint transfer_is_as_quoted
  foreign key (quote_id, fixed_side, origin_minor, destination_minor, total_minor)
  references transfer_quote (id, fixed_side, origin_minor, destination_minor, total_minor);
