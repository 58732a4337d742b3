-- When the payer came back from the company's page: until it has answered, nobody says that nothing was taken.
alter table payment_attempt add column returned_at timestamptz;
