-- What a sender asks for about a transfer whose delivery was confirmed: one case a transfer, open or ended.
create table recall (
  case_number text primary key,
  transfer_id uuid not null constraint one_recall_a_transfer unique references transfer,
  user_id uuid not null references app_user,
  reason text not null check (reason in ('notReceived', 'wrongPerson', 'otherReason')),
  opened_at timestamptz not null default now(),
  answer_by timestamptz not null check (answer_by > opened_at),
  asked_at timestamptz,
  asked_by text,
  -- The partner's time was over, and its sender was told so.
  chased_at timestamptz check (chased_at >= answer_by),
  outcome text check (outcome in ('returned', 'refused', 'noAnswer')),
  closed_at timestamptz,
  closed_by text,
  answer text,
  constraint recall_asked_by_somebody check ((asked_at is null) = (asked_by is null)),
  constraint recall_closed_whole check ((outcome is null) = (closed_at is null)
    and (outcome is null or outcome = 'returned' or (closed_by is not null and answer is not null))),
  constraint recall_refused_once_asked check (outcome is distinct from 'refused' or asked_at is not null),
  constraint recall_unanswered_once_chased check (outcome is distinct from 'noAnswer' or (asked_at is not null and chased_at is not null))
);
create index recall_open on recall (answer_by) where outcome is null;
create index recall_of_user on recall (user_id);
create index recall_closed on recall (closed_at) where outcome is not null;
grant select, insert, update, delete on recall to sawa_app;

-- A case is its sender's, and about money a partner said it had paid.
create function recall_of_delivered() returns trigger language plpgsql as $$ begin if not exists (select from transfer t where t.id = new.transfer_id and t.user_id = new.user_id and t.status = 'COMPLETE') then raise exception 'only what was delivered is recalled, by its sender' using errcode = 'check_violation', constraint = 'recall_of_delivered'; end if; return new; end $$;
create trigger recall_of_delivered before insert on recall for each row execute function recall_of_delivered();

-- Nobody says that money came back but the payout that did; and what ended stays as it ended.
create function recall_ends_once() returns trigger language plpgsql as $$ begin if old.outcome is not null then raise exception 'this case has ended' using errcode = 'check_violation', constraint = 'recall_ends_once'; end if; if new.outcome = 'returned' and not exists (select from payout_attempt o where o.transfer_id = new.transfer_id and o.state = 'RETURNED') then raise exception 'no payout of it came back' using errcode = 'check_violation', constraint = 'recall_returned_by_payout'; end if; return new; end $$;
create trigger recall_ends_once before update on recall for each row execute function recall_ends_once();

create function returned_payout_ends_recall() returns trigger language plpgsql as $$ begin update recall set outcome = 'returned', closed_at = now() where transfer_id = new.transfer_id and outcome is null; return null; end $$;
create trigger returned_payout_ends_recall after update of state on payout_attempt for each row when (new.state = 'RETURNED' and old.state <> 'RETURNED') execute function returned_payout_ends_recall();
