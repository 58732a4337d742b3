-- The sender agreed that the card company keeps their card for next time; we keep nothing of it.
alter table transfer add column tokenised boolean not null default false;
