-- For whom a price is waited for, where its owner named somebody of their book.
alter table rate_alert add column recipient_id uuid references recipient;
