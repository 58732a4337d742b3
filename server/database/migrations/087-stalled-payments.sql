-- Each minute those that have waited for days are looked for: without it every transfer there is was read for them.
create index transfer_stalled on transfer (id) where status = 'PAYMENT_PROCESSING';
