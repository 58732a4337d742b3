-- What a partner did lately, for those who watch: it can change what they may do without changing the status.
create index payout_attempt_recent on payout_attempt (updated_at);
