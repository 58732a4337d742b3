-- Complaints with their clock, invitations of business users, and a check that goes on on a phone.
create table complaint (
  case_number text primary key,
  user_id uuid references app_user,
  name text not null,
  email text not null,
  phone text not null,
  transfer_id text,
  complaint text not null,
  received_at timestamptz not null default now(),
  answered_at timestamptz
);
create index complaint_of_user on complaint (user_id, received_at);

create table business_invite (
  inviter_id uuid not null references app_user,
  email text not null check (email = lower(email)),
  invited_at timestamptz not null default now(),
  primary key (inviter_id, email)
);

-- Whoever has the token may open the identity check of its person, and nothing else.
create table hand_over (
  token_hash text primary key,
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz
);
create index hand_over_of_user on hand_over (user_id, created_at);
grant select, insert, update, delete on complaint, business_invite, hand_over to sawa_app;
