-- What could not be delivered in all its tries is set apart, not lost. Each kind of follow-up work is taken for itself.
alter table outbox add column set_apart_at timestamptz;
drop index outbox_due;
create index outbox_due on outbox (kind, due_at) where done_at is null and set_apart_at is null;
create index outbox_set_apart on outbox (set_apart_at) where set_apart_at is not null;
