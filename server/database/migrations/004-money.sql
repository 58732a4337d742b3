-- The ledger and everything that moves money. A posting is one debit and one credit of one amount, so a journal
-- cannot be out of balance; the server's role may add to these tables and never change or delete.
create table account_kind (
  kind text primary key,
  side text not null check (side in ('asset', 'trading', 'liability', 'income', 'expense'))
);

create table journal (
  id uuid primary key,
  -- What happened, named once: the same event books once.
  idem text not null unique,
  kind text not null,
  transfer_id uuid references transfer,
  at timestamptz not null default now()
);
create index journal_of_transfer on journal (transfer_id);

create table posting (
  journal_id uuid not null references journal,
  line smallint not null check (line >= 1),
  debit text not null references account_kind,
  debit_dimension text not null,
  credit text not null references account_kind,
  credit_dimension text not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  minor bigint not null check (minor > 0),
  transfer_id uuid references transfer,
  primary key (journal_id, line),
  check ((debit, debit_dimension) <> (credit, credit_dimension))
);
create index posting_of_transfer on posting (transfer_id);

create table payment_attempt (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  provider text not null,
  -- The provider's own number; null until it gave one.
  provider_ref text,
  state text not null check (state in ('CREATED', 'REDIRECTED', 'AUTHORISED', 'SETTLED', 'DECLINED', 'CANCELLED', 'ABANDONED', 'REVERSED')),
  currency text not null,
  minor bigint not null check (minor > 0),
  -- What the browser was told to do, so that asking again gives the same.
  next_action jsonb,
  client_ip_claim text,
  tokenised boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  next_check_at timestamptz,
  unique (provider, provider_ref)
);
create index payment_attempt_of_transfer on payment_attempt (transfer_id);
create unique index one_open_payment_attempt on payment_attempt (transfer_id) where state in ('CREATED', 'REDIRECTED', 'AUTHORISED');
create index payment_attempt_due on payment_attempt (next_check_at) where state in ('CREATED', 'REDIRECTED', 'AUTHORISED');

-- Money that arrived, once per provider reference.
create table payment (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  attempt_id uuid not null references payment_attempt,
  provider text not null,
  provider_ref text not null,
  currency text not null,
  minor bigint not null check (minor > 0),
  -- The journal it was booked with: J1 to its transfer, J12a when it was not due.
  booked_as text not null check (booked_as in ('J1', 'J12a')),
  settled_at timestamptz not null default now(),
  unique (provider, provider_ref)
);
create index payment_of_transfer on payment (transfer_id);

create table payout_attempt (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  n integer not null check (n >= 1),
  partner text not null check (partner in ('AZA', 'PIVOT', 'MANUAL')),
  reference text not null unique,
  partner_ref text,
  state text not null check (state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'CONFIRMED', 'FAILED', 'RETURNED')),
  currency text not null,
  minor bigint not null check (minor > 0),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  next_check_at timestamptz,
  unique (transfer_id, n)
);
-- A second live or confirmed payout of one transfer cannot exist.
create unique index one_live_payout on payout_attempt (transfer_id) where state <> 'FAILED';
create index payout_attempt_due on payout_attempt (next_check_at) where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN');

create table refund (
  id uuid primary key,
  transfer_id uuid not null references transfer,
  payment_id uuid not null references payment,
  state text not null check (state in ('QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'SETTLED', 'FAILED')),
  provider_ref text,
  currency text not null,
  minor bigint not null check (minor > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  next_check_at timestamptz
);
-- One live refund for each payment received.
create unique index one_live_refund on refund (payment_id) where state <> 'FAILED';
create index refund_due on refund (next_check_at) where state in ('SUBMITTING', 'SUBMITTED', 'UNKNOWN');

-- What providers sent us, raw, once per event.
create table inbox (
  provider text not null,
  event_id text not null,
  body text not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  primary key (provider, event_id)
);
create index inbox_waiting on inbox (received_at) where processed_at is null;

-- Work that must follow a commit. It is delivered at least once; the receiver tells repeats apart by `key`.
create table outbox (
  id uuid primary key,
  key text not null unique,
  kind text not null,
  payload jsonb not null,
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz
);
create index outbox_due on outbox (due_at) where done_at is null;
