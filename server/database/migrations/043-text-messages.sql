-- Text messages queued for numbers of a country in an hour, over all servers, and whether reaching the ceiling was told.
create table sms_sent (
  country text not null,
  hour timestamptz not null check (hour = date_trunc('hour', hour, 'UTC')),
  sent integer not null check (sent > 0),
  ceiling integer not null check (ceiling > 0),
  alerted_at timestamptz,
  primary key (country, hour)
);
create index sms_sent_hour on sms_sent (hour);
grant select, insert, delete on sms_sent to sawa_app;
grant update (sent, ceiling, alerted_at) on sms_sent to sawa_app;
-- An alert is about a network or about a country.
alter table security_alert alter column network_hash drop not null, add column country text;
alter table security_alert add check ((network_hash is null) <> (country is null));
