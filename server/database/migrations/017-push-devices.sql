-- A device hears of its owner's money until the session it was registered in is ended or forgotten.
-- Those registered before were never told anything.
delete from push_registration;
alter table push_registration add column session_hash text not null references session on delete cascade;
-- What the device is called in addresses: the SHA-256 of its endpoint, in hex, and so as unique as that. An index that
-- said so once more would let one of two registrations at once fail, since only one index can settle a conflict.
alter table push_registration add column device text not null;
create index push_registration_of_device on push_registration (device);
create index push_registration_of_session on push_registration (session_hash);
