-- A card company's own name for a card its owner let it keep: nothing of the card itself is here (PAY-04, PAY-06).
create table card_token (
  provider text not null,
  token text not null,
  user_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (provider, token)
);
create index card_token_of_user on card_token (user_id, provider);
grant select, insert, delete on card_token to sawa_app;
