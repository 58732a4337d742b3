-- What a signed-in sender says to one of our people from the guide, and what these answer. One conversation a person.
create table support_conversation (
  user_id uuid primary key references app_user,
  case_number text not null unique,
  opened_at timestamptz not null default now(),
  -- Since when they wait for an answer; nothing once they have one.
  waiting_since timestamptz
);
create index support_waiting on support_conversation (waiting_since) where waiting_since is not null;

-- Added to and never changed. `account` is what was said with the guide before, without anything typed.
create table support_message (
  id uuid primary key,
  user_id uuid not null references support_conversation,
  operator text,
  text text not null check (length(text) between 1 and 4000),
  flow text,
  question text,
  transfer_id uuid,
  account jsonb,
  at timestamptz not null default now(),
  foreign key (transfer_id, user_id) references transfer (id, user_id),
  constraint support_answer_is_text_alone check (
    operator is null or (flow is null and question is null and transfer_id is null and account is null)),
  constraint support_account_is_short check (
    account is null or (jsonb_typeof(account) = 'array' and jsonb_array_length(account) <= 20))
);
create index support_message_of_user on support_message (user_id, at desc, id desc);
create index support_message_of_transfer on support_message (transfer_id) where transfer_id is not null;
grant select, insert, update on support_conversation to sawa_app;
grant select, insert on support_message to sawa_app;
