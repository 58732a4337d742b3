-- What happened since a moment is found by it, so that a check of the books reads no more than that.
create index journal_at on journal (at);
create index status_event_at on status_event (at);
create index payment_settled on payment (settled_at);
-- What a person is owed, without reading what everybody is: two in a hundred postings are about points and credits.
create index posting_owed on posting (credit_dimension) where credit in ('loyalty_liability', 'referral_liability');
create index posting_used on posting (debit_dimension) where debit in ('loyalty_liability', 'referral_liability');
create index promo_use_of_user on promo_use (user_id);
create index payout_overpaid on payout_attempt (partner, currency) where state = 'OVERPAID';
