-- Two people are two people. An operator begins without a secret and gets it by a link that works once; whoever was an
-- operator before, and the first two, may do everything.
alter table operator alter column secret_hash drop not null;
alter table operator add column email text check (email like '_%@_%');
alter table operator add column language text not null default 'en' check (language in ('en', 'fr'));
alter table operator add column roles text[] not null default array['support', 'payments', 'compliance'];
alter table operator alter column roles drop default;
alter table operator add constraint operator_roles check (roles <@ array['support', 'payments', 'compliance'] and cardinality(roles) > 0);
grant update (secret_hash, email, language, roles) on operator to sawa_app;
-- Sent to whom two others added or gave a new secret. Of the link only the hash is kept, and that once it is written.
create table operator_invitation (
  id uuid primary key,
  operator text not null references operator,
  token_hash text unique,
  proposed_by text not null references operator,
  agreed_by text not null references operator check (agreed_by <> proposed_by),
  expires_at timestamptz not null,
  used_at timestamptz,
  at timestamptz not null default now(),
  check (used_at is null or token_hash is not null)
);
create index operator_invitation_of_operator on operator_invitation (operator, used_at);
grant select, insert on operator_invitation to sawa_app;
grant update (token_hash, used_at) on operator_invitation to sawa_app;
-- What every operator hears of: by e-mail, or at the next command of somebody without an address.
create table operator_notice (
  id uuid primary key,
  operator text not null references operator,
  about text not null references operator deferrable initially deferred,
  change text not null check (change in ('added', 'removed', 'rekeyed', 'changed')),
  proposed_by text references operator,
  agreed_by text references operator,
  detail text not null,
  -- Where it goes: the address from before the change, so that somebody hears when theirs is replaced.
  email text,
  language text not null,
  told_at timestamptz,
  at timestamptz not null default now()
);
create index operator_notice_untold on operator_notice (operator) where told_at is null and email is null;
grant select, insert on operator_notice to sawa_app;
grant update (told_at) on operator_notice to sawa_app;
-- Whose hands an operator may still be in: their own, and those of whoever added them or gave them a secret within the
-- last 24 hours, and of whoever did so to these.
create function operator_hands(who text) returns setof text language sql stable as $$ with recursive hands (name) as (select who union select maker.name from hands join operator_invitation i on i.operator = hands.name and i.used_at > now() - interval '24 hours' cross join lateral (values (i.proposed_by), (i.agreed_by)) maker (name)) select name from hands $$;
-- The one rule of every decision of two: no hand is in both.
create function votes_count_together(one text, other text) returns boolean language sql stable as $$ select not exists (select operator_hands(one) intersect select operator_hands(other)) $$;
create function refuse_votes_of_one_hand(one text, other text) returns void language plpgsql as $$ begin if one is not null and other is not null and not votes_count_together(one, other) then raise exception 'the votes of % and % do not count together', one, other using errcode = 'check_violation', constraint = 'votes_of_two_hands'; end if; end $$;
create function approval_by_two_hands() returns trigger language plpgsql as $$ begin perform refuse_votes_of_one_hand(a.operator, new.operator) from approval a where a.transfer_id = new.transfer_id and a.version = new.version and a.decision = new.decision and a.operator <> new.operator; return new; end $$;
create trigger approval_by_two_hands before insert on approval for each row execute function approval_by_two_hands();
create function legal_hold_release_by_two_hands() returns trigger language plpgsql as $$ begin perform refuse_votes_of_one_hand(r.operator, new.operator) from legal_hold_release r where r.hold_id = new.hold_id and r.operator <> new.operator; return new; end $$;
create trigger legal_hold_release_by_two_hands before insert on legal_hold_release for each row execute function legal_hold_release_by_two_hands();
create function account_block_by_two_hands() returns trigger language plpgsql as $$ begin perform refuse_votes_of_one_hand(new.lift_proposed_by, new.lifted_by); return new; end $$;
create trigger account_block_by_two_hands before insert or update on account_block for each row execute function account_block_by_two_hands();
create function proposal_by_two_hands() returns trigger language plpgsql as $$ begin perform refuse_votes_of_one_hand(new.proposed_by, new.done_by); return new; end $$;
create trigger proposal_by_two_hands before insert or update on proposal for each row execute function proposal_by_two_hands();
create function invitation_by_two_hands() returns trigger language plpgsql as $$ begin perform refuse_votes_of_one_hand(new.proposed_by, new.agreed_by); return new; end $$;
create trigger invitation_by_two_hands before insert on operator_invitation for each row execute function invitation_by_two_hands();
-- A secret changes only by a link that is used in the same moment, and only once.
create function secret_by_invitation() returns trigger language plpgsql as $$ begin if new.secret_hash is not null and not exists (select from operator_invitation i where i.operator = new.name and i.used_at = now()) then raise exception 'a secret is set by an invitation' using errcode = 'check_violation', constraint = 'secret_by_invitation'; end if; return new; end $$;
create trigger secret_by_invitation before update of secret_hash on operator for each row when (new.secret_hash is distinct from old.secret_hash) execute function secret_by_invitation();
create function invitation_used_once() returns trigger language plpgsql as $$ begin if old.used_at is not null and new.used_at is null or old.token_hash is not null and new.token_hash is distinct from old.token_hash then raise exception 'a link works once' using errcode = 'check_violation', constraint = 'invitation_used_once'; end if; return new; end $$;
create trigger invitation_used_once before update on operator_invitation for each row execute function invitation_used_once();
-- Operators are added and taken away by two of compliance, so two who can act always remain.
create function two_operators_remain() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(hashtext('operator')); if (select count(*) from operator where disabled_at is null and secret_hash is not null and 'compliance' = any (roles)) < 2 then raise exception 'two operators of compliance have to remain' using errcode = 'check_violation', constraint = 'two_operators_remain'; end if; return null; end $$;
create trigger two_operators_remain after update on operator for each row when (old.disabled_at is null and old.secret_hash is not null and 'compliance' = any (old.roles) and (new.disabled_at is not null or new.secret_hash is null or not 'compliance' = any (new.roles))) execute function two_operators_remain();
