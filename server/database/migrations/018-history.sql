-- The history of one sender in the order it is shown, with all that counting it needs, so that neither a page nor the
-- totals of ten thousand transfers read the table.
drop index transfer_of_user;
create index transfer_of_user on transfer (user_id, created_at desc, id desc) include (status, recipient_id, corrected_recipient_id);
-- What one transfer's page shows of its refunds.
create index refund_of_transfer on refund (transfer_id);
-- A promise our clock found broken, once for each time the money was let go.
create table transfer_delay (
  transfer_id uuid not null references transfer,
  version integer not null,
  cause text not null check (cause in ('partner', 'queue')),
  promised_at timestamptz not null,
  noticed_at timestamptz not null default now(),
  primary key (transfer_id, version)
);
grant select, insert on transfer_delay to sawa_app;
create index transfer_on_its_way on transfer (id) where status = 'PAYMENT_COMPLETED' and approved;
