-- A page for a recipient, one for a transfer. Its address is a mac over the id of its making, and only a hash is kept.
create table tracking_link (
  -- Of its making: another link of the same transfer has another.
  id uuid primary key,
  transfer_id uuid not null unique references transfer,
  user_id uuid not null references app_user,
  -- Whom it was made for: another recipient of the same transfer is another matter.
  recipient_id uuid not null references recipient,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  language text not null check (language in ('en', 'fr')),
  shows_amount boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at <= created_at + interval '31 days'),
  revoked_at timestamptz
);
create index tracking_link_over on tracking_link (expires_at);
create index tracking_link_of_user on tracking_link (user_id);
create index tracking_link_of_recipient on tracking_link (recipient_id);
grant select, insert, update, delete on tracking_link to sawa_app;
