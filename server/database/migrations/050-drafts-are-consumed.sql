-- A draft is consumed by the transfer it became, by its id, for good: what is written later finds it over. One row each.
create function refuse_consumed_draft() returns trigger language plpgsql as $$ begin if old.transfer_id is not null then raise exception 'this draft has become a transfer' using errcode = 'check_violation', constraint = 'transfer_draft_is_over'; end if; if tg_op = 'DELETE' then return old; end if; return new; end $$;
alter table transfer_draft
  add column id text not null default gen_random_uuid()::text check (length(id) between 1 and 64),
  add column transfer_id uuid unique references transfer,
  alter column draft drop not null,
  alter column kept_at drop not null,
  add constraint transfer_draft_open_or_consumed
    check ((transfer_id is null) = (draft is not null) and (transfer_id is null) = (kept_at is not null)),
  drop constraint transfer_draft_pkey;
alter table transfer_draft alter column id drop default;
alter table transfer_draft add primary key (user_id, id);
create index transfer_draft_kept on transfer_draft (kept_at);
create trigger consumed_drafts_stay before update or delete on transfer_draft
  for each row execute function refuse_consumed_draft();
grant delete on transfer_draft to sawa_app;
