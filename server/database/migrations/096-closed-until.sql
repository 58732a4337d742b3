-- Who closed a pair of currencies, when, and from which day on it should be open again, where that is known.
alter table pair_downtime add column returns_on date, add column closed_by text, add column closed_at timestamptz not null default now();
