-- Whoever cancels or wants a person need not answer the three questions first.
alter table worry alter column has_met drop not null, alter column is_hurried drop not null, alter column is_told_what_to_say drop not null;
alter table worry add constraint answered_unless_safe check (decision in ('cancel', 'person') or num_nulls(has_met, is_hurried, is_told_what_to_say) = 0);
