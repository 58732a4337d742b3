-- What its owner is shown of a session: a name of its own, and what the browser called itself.
alter table session add column id uuid not null default gen_random_uuid() unique;
alter table session add column browser text;
alter table session add column system text;
