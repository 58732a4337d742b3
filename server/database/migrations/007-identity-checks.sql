-- What an identity check asks for, and how the person who began it opens it again.
alter table verification_session
  add column parts jsonb not null default '[]',
  -- Opens the widget; sealed.
  add column token text not null default '',
  add column expires_at timestamptz not null default now(),
  add column captured_at timestamptz,
  add column next_check_at timestamptz not null default now();
alter table verification_session drop constraint verification_session_state_check;
alter table verification_session add constraint verification_session_state_check
  check (state in ('OPEN', 'CAPTURED', 'ACCEPTED', 'DECLINED', 'RETRY', 'EXPIRED'));
create unique index one_open_verification_session on verification_session (user_id) where state = 'OPEN';
create index verification_session_due on verification_session (next_check_at) where state in ('OPEN', 'CAPTURED');
