-- Answered challenges, so that each is taken once (decision 059). Gone when the challenge is over.
create table spent_challenge (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_challenge_expires on spent_challenge (expires_at);
grant select, insert, delete on spent_challenge to sawa_app;
