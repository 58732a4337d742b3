-- When a person was changed and when points came, for those who watch: their pages read the person again.
alter table app_user add column changed_at timestamptz not null default now();
alter table points_earned add column earned_at timestamptz not null default now();
update points_earned p set earned_at = j.at from journal j where j.idem = 'J16a:' || p.transfer_id;
drop index points_of_user;
create index points_of_user on points_earned (user_id, earned_at);
