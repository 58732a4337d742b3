-- What was entered when this code was asked for. It becomes the account's with the code, so that nobody can slip
-- a password of their own under an address somebody else then confirms.
alter table code_request add column registration jsonb;
