-- What each day came to, company by company, and on what the books did not agree.
create table closing (
  day date not null,
  company text not null,
  run integer not null check (run >= 1),
  ours integer not null,
  theirs integer not null,
  -- Missing or unreadable files are no closing at all.
  file_state text not null check (file_state in ('read', 'fileUnreadable', 'unanswered')),
  at timestamptz not null default now(),
  primary key (day, company, run)
);
create table reconciliation_break (
  day date not null,
  company text not null,
  run integer not null,
  n integer not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount', 'currency', 'duplicate', 'wrongDate', 'wrongReference', 'status')),
  ours jsonb,
  theirs jsonb,
  primary key (day, company, run, n),
  foreign key (day, company, run) references closing
);
-- The safeguarding figures of the day, as they stood when it was closed.
create table safeguarding_day (
  day date not null,
  run integer not null,
  currency text not null,
  requirement_minor bigint not null,
  resource_minor bigint not null,
  receivable_minor bigint not null,
  late_minor bigint not null,
  at timestamptz not null default now(),
  primary key (day, run, currency)
);
grant select, insert on closing, reconciliation_break, safeguarding_day to sawa_app;
