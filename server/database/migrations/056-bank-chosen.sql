-- The bank a payment was begun at: another one is another payment, and the next transfer is offered the same.
alter table payment_attempt add column bank_provider text, add column bank_scheme text,
  add constraint chosen_bank_is_whole check ((bank_provider is null) = (bank_scheme is null));
