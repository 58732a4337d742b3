-- Deliveries that came back are few, and looked for in every count of a sender's transfers.
create index payout_attempt_returned on payout_attempt (transfer_id) where state = 'RETURNED';
